/// Makes objects of classes that are known only when the program runs.
///
/// Swift asks for a `required` initialiser there, which clients do not write. A class method without a body, linked to a convenience
/// initialiser's symbol, has the same calling convention as that initialiser, and the initialiser calls the most derived one.
/// A class that lacks the designated initialiser ends the program with "unimplemented initializer", as in Objective-C.
@MainActor enum ViewFactory {
  static func makeView(_ type: UIView.Type, frame: CGRect) -> UIView { type.makeDynamicView(frame: frame) }

  static func makeResponder(_ type: UIResponder.Type) -> UIResponder { type.makeDynamicResponder(0) }

  static func makeObject(_ type: NSObject.Type) -> NSObject { type.makeDynamicObject(0) }

  /// A layer of `layerClass`; a plain one where that is no class of layers.
  static func makeLayer(of layerClass: AnyClass) -> CALayer {
    guard layerClass != CALayer.self, let type = layerClass as? CALayer.Type else { return CALayer() }
    return type.makeDynamicLayer(0)
  }
}

extension UIView {
  @_silgen_name("transom_make_view") fileprivate convenience init(dynamicFrame: CGRect) { self.init(frame: dynamicFrame) }
  @_silgen_name("transom_make_view") fileprivate class func makeDynamicView(frame: CGRect) -> UIView
}

extension UIResponder {
  @_silgen_name("transom_make_responder") fileprivate convenience init(dynamicResponder: Int) { self.init() }
  @_silgen_name("transom_make_responder") fileprivate class func makeDynamicResponder(_ unused: Int) -> UIResponder
}

extension NSObject {
  @_silgen_name("transom_make_object") fileprivate convenience init(dynamicObject: Int) { self.init() }
  @_silgen_name("transom_make_object") fileprivate class func makeDynamicObject(_ unused: Int) -> NSObject
}

extension CALayer {
  @_silgen_name("transom_make_layer") fileprivate convenience init(dynamicLayer: Int) { self.init() }
  @_silgen_name("transom_make_layer") fileprivate class func makeDynamicLayer(_ unused: Int) -> CALayer
}
