/// Generic RGB, the calibrated space of Apple's programs, gamma-encoded.
///
/// Source: Apple, Technical Q&A QA1430: P22 phosphors, white point D65, exponent 1.8. The chromaticities are those of the
/// profile in macOS: red 0.6295, 0.3407; green 0.2949, 0.6055; blue 0.1551, 0.0762.
package struct GenericRGB: Hashable, Sendable {
    /// Red, green, blue; each 0...1 inside the gamut.
    package var components: Components

    /// Takes the numbers as they are.
    package init(components: Components) {
        self.components = components
    }

    /// Converts from XYZ.
    package init(_ xyz: XYZD65) {
        let linear = Self.fromXYZ * xyz.components
        self.init(components: linear.map { mirroredPower($0, 1 / 1.8) })
    }

    /// The colour relative to D65.
    package var xyz: XYZD65 {
        XYZD65(components: Self.toXYZ * components.map { mirroredPower($0, 1.8) })
    }

    private static let toXYZ = Matrix3(
        Components(0.42960307038667855, 0.32753829208805685, 0.19331456457693633),
        Components(0.23251114548171783, 0.6725141941652032, 0.09497466035307897),
        Components(0.020337047652935696, 0.11062330923014738, 0.9580973938767954)
    )

    private static let fromXYZ = Matrix3(
        Components(3.1332606412231905, -1.4455895350801145, -0.4888965823866426),
        Components(-1.0916836339092817, 2.0152745242009775, 0.020497219819455053),
        Components(0.059539234330856665, -0.2020017117776452, 1.051746147361391)
    )
}
