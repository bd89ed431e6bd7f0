extension CALayer {
  /// A copy of the layer with the values that running animations show at this moment (L-16); nil before the layer was ever shown (L-21).
  ///
  /// The copy's sublayers and superlayer are copies too. It is made by `init(layer:)` and stays the same object while time stands still.
  public func presentation() -> Self? {
    if presented != nil { return self }
    guard node != nil else { return nil }
    let now = MediaTime.clock.now
    let copy: CALayer
    if let presentationCopy {
      copy = presentationCopy
      if presentationTime != now { copy.copyPresentation(from: self) }
    } else {
      copy = type(of: self).makeCopy(of: self)
      presentationCopy = copy
    }
    presentationTime = now
    return copy as? Self
  }

  final func copyPresentation(from layer: CALayer) {
    let model = layer.presented ?? layer
    presented = model
    state = model.presentedState(at: MediaTime.clock.now)
    maskLayer = nil
    timing = model.timing
    name = model.name
    extras = model.extras
  }

  /// The values shown at a media time; the model's where nothing runs.
  final func presentedState(at time: CFTimeInterval) -> LayerState {
    guard let running else { return state }
    var result = state
    running.apply(to: &result, at: ownTime(at: time))
    return result
  }
}

extension CALayer {
  // A convenience initialiser is emitted as a function that takes the metatype, so the dynamic class is made without `required init`.
  @_silgen_name("transom_quartz_make_layer_copy")
  convenience init(copying layer: CALayer) { self.init(layer: layer) }

  @_silgen_name("transom_quartz_make_layer_copy")
  class func makeCopy(of layer: CALayer) -> CALayer
}
