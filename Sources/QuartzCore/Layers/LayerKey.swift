/// The names of the properties that may have an action, as Apple writes them.
enum LayerKey: String {
  case bounds, position, anchorPoint, zPosition, transform, sublayerTransform, hidden, opacity, masksToBounds, backgroundColor
  case cornerRadius, borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, mask, sublayers
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  case colors, locations, startPoint, endPoint
}
