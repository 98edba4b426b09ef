/// The 8-bit colours at most some steps away from one in each channel, that one among them.
struct Neighbourhood {
    private let reds, greens, blues: Range<Int>

    init(of color: SRGB8, within reach: Int) {
        reds = Self.levels(around: color.red, within: reach)
        greens = Self.levels(around: color.green, within: reach)
        blues = Self.levels(around: color.blue, within: reach)
    }

    private static func levels(around level: UInt8, within reach: Int) -> Range<Int> {
        max(0, Int(level) - reach)..<min(255, Int(level) + reach) + 1
    }

    /// Hands each colour that is not in `other` to `visit`, with its relative luminance and what the cones see of it.
    func forEach(
        outside other: Neighbourhood?, _ visit: (_ color: SRGB8, _ luminance: Double, _ cones: Components) -> Void
    ) {
        let (table, shares) = (SRGBTransfer.table, OKLab.coneShares)
        for red in reds {
            for green in greens {
                // In the order in which the luminance is put together: the same to the last bit.
                let luminance = Luminance.red * table[red] + Luminance.green * table[green]
                let cones = shares[red].red + shares[green].green
                let skipped = other.flatMap { $0.reds.contains(red) && $0.greens.contains(green) ? $0.blues : nil }
                for blue in blues where skipped?.contains(blue) != true {
                    visit(
                        SRGB8(red: UInt8(red), green: UInt8(green), blue: UInt8(blue)),
                        luminance + Luminance.blue * table[blue], cones + shares[blue].blue)
                }
            }
        }
    }
}
