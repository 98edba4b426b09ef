extension SRGB8 {
    /// Hands the colours at most `reach` steps away in each channel to `visit`, this one among them, but none of those
    /// that are as near to `other`; each with its relative luminance.
    func forEachNeighbour(
        within reach: Int, besides other: SRGB8?, _ visit: (_ color: SRGB8, _ luminance: Double) -> Void
    ) {
        let table = SRGBTransfer.table
        let (reds, greens, blues) = (
            Self.levels(around: red, within: reach), Self.levels(around: green, within: reach),
            Self.levels(around: blue, within: reach)
        )
        let (otherReds, otherGreens, otherBlues) = (
            Self.levels(around: other?.red, within: reach), Self.levels(around: other?.green, within: reach),
            Self.levels(around: other?.blue, within: reach)
        )
        for red in reds {
            for green in greens {
                // In the order in which the luminance is put together: the same to the last bit.
                let luminance = 0.2126 * table[red] + 0.7152 * table[green]
                let isBeside = otherReds.contains(red) && otherGreens.contains(green)
                for blue in blues where !(isBeside && otherBlues.contains(blue)) {
                    visit(
                        SRGB8(red: UInt8(red), green: UInt8(green), blue: UInt8(blue)),
                        luminance + 0.0722 * table[blue])
                }
            }
        }
    }

    /// The levels of a channel; none around none.
    private static func levels(around level: UInt8?, within reach: Int) -> Range<Int> {
        guard let level else { return 0..<0 }
        return max(0, Int(level) - reach)..<min(255, Int(level) + reach) + 1
    }
}
