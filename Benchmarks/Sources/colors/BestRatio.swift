import ColorScience

/// The highest ratio on one ground while others keep theirs, as `fix` states it.
struct BestRatio {
    let ground: SRGB8
    /// What would have been enough.
    let required: Double
    let others: [(ground: SRGB8, ratio: Double)]
    let stated: Double

    /// The highest of each that any of all 16.7 million colours has.
    static func search(_ questions: [BestRatio]) -> [Double] {
        var best = questions.map { _ in 0.0 }
        for code in 0..<(1 << 24) {
            let color = SRGB8(
                red: UInt8(truncatingIfNeeded: code >> 16),
                green: UInt8(truncatingIfNeeded: code >> 8),
                blue: UInt8(truncatingIfNeeded: code)
            )
            for (index, question) in questions.enumerated() {
                let ratio = Contrast.ratio(of: color, on: question.ground)
                guard ratio > best[index] else { continue }
                if question.others.allSatisfy({
                    Contrast.ratio(of: color, on: $0.ground) >= $0.ratio
                }) {
                    best[index] = ratio
                }
            }
        }
        return best
    }
}
