extension SRGB8 {
    /// Hands the colours at most `reach` steps away in each channel to `visit`, this one among them.
    func forEachNeighbour(within reach: Int, _ visit: (SRGB8) -> Void) {
        for red in Self.levels(around: red, within: reach) {
            for green in Self.levels(around: green, within: reach) {
                for blue in Self.levels(around: blue, within: reach) {
                    visit(SRGB8(red: red, green: green, blue: blue))
                }
            }
        }
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
