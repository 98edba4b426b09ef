extension SRGB8 {
    /// The colours at most `reach` steps of `stride` levels away in each channel, this one among them.
    func neighbours(within reach: Int, stride: Int = 1) -> [SRGB8] {
        let reds = Self.levels(around: red, within: reach, stride: stride)
        let greens = Self.levels(around: green, within: reach, stride: stride)
        let blues = Self.levels(around: blue, within: reach, stride: stride)
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

    /// The levels of one channel; a step beyond the end stops there.
    private static func levels(around level: UInt8, within reach: Int, stride: Int) -> [UInt8] {
        var levels: [UInt8] = []
        for step in -reach...reach {
            let next = UInt8(clamping: Int(level) + step * stride)
            if next != levels.last { levels.append(next) }
        }
        return levels
    }
}
