/// The space between the system font's characters, by size (M3-17).
enum Tracking {
  private static let table: [(size: CGFloat, points: CGFloat)] = [
    (6, 0.24), (8, 0.21), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43),
    (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (28, 0.38),
    (30, 0.40), (34, 0.40), (36, 0.37), (40, 0.37), (49, 0.33), (53, 0.31),
  ]

  /// Points between two characters of the system font at `size`; sizes between two rows take their mean by distance.
  static func points(atSize size: CGFloat) -> CGFloat {
    guard let next = table.firstIndex(where: { $0.size >= size }) else { return table[table.count - 1].points }
    guard next > 0 else { return table[0].points }
    let (low, high) = (table[next - 1], table[next])
    return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
  }
}
