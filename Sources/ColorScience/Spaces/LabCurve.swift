/// The lightness curve of CIE Lab: a cube root with a straight foot.
///
/// Source: CIE 15:2004, with the exact rationals ε = 216/24389 and κ = 24389/27 of CSS Color 4, §18.
enum LabCurve {
    private static let epsilon = 216.0 / 24389
    private static let kappa = 24389.0 / 27

    /// From a share of the white point to the curve; 1 stays 1.
    static func compress(_ value: Double) -> Double {
        value > epsilon ? cubeRoot(value) : (kappa * value + 16) / 116
    }

    /// Back from the curve to a share of the white point.
    static func expand(_ value: Double) -> Double {
        let cube = value * value * value
        return cube > epsilon ? cube : (116 * value - 16) / kappa
    }
}
