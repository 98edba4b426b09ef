extension SRGB8 {
    /// The colours at most `reach` steps away in each channel, this one among them.
    func neighbours(within reach: Int) -> [SRGB8] {
        let reds = Self.levels(around: red, within: reach)
        let greens = Self.levels(around: green, within: reach)
        let blues = Self.levels(around: blue, within: reach)
        var colors: [SRGB8] = []
        colors.reserveCapacity(reds.count * greens.count * blues.count)
        for red in reds {
            for green in greens {
                for blue in blues {
                    colors.append(SRGB8(red: red, green: green, blue: blue))
                }
            }
        }
        return colors
    }

    /// Whether this colour is at most `reach` steps away from another in each channel.
    func isNeighbour(of other: SRGB8, within reach: Int) -> Bool {
        abs(Int(red) - Int(other.red)) <= reach && abs(Int(green) - Int(other.green)) <= reach
            && abs(Int(blue) - Int(other.blue)) <= reach
    }

    private static func levels(around level: UInt8, within reach: Int) -> ClosedRange<UInt8> {
        UInt8(max(0, Int(level) - reach))...UInt8(min(255, Int(level) + reach))
    }
}
