/// The way around the circle from one hue to another.
///
/// Source: CSS Color 4, §12.4 "Hue Interpolation".
enum HueMethod: String, CaseIterable, Sendable {
    case shorter
    case longer
    case increasing
    case decreasing

    /// The degrees from a hue to another, both 0..<360.
    func turn(from start: Double, to end: Double) -> Double {
        let turn = end - start
        switch self {
        case .shorter:
            if turn > 180 {
                return turn - 360
            }
            return turn < -180 ? turn + 360 : turn
        case .longer:
            if turn > 0, turn < 180 {
                return turn - 360
            }
            return turn > -180 && turn <= 0 ? turn + 360 : turn
        case .increasing:
            return turn < 0 ? turn + 360 : turn
        case .decreasing:
            return turn > 0 ? turn - 360 : turn
        }
    }
}
