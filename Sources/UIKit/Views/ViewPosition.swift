/// Where among its siblings a subview is put.
enum ViewPosition {
  case front
  case index(Int)
  case below(UIView)
  case above(UIView)
}
