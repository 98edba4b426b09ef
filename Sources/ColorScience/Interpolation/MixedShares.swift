/// The shares of two colours in a mixture.
///
/// Source: CSS Color 5, §3.1 "Percentage Normalization".
struct MixedShares {
    /// The share of the second colour, 0...1.
    let ofSecond: Double
    /// The factor of the alpha: less than 1 where the shares do not make a whole.
    let alphaFactor: Double

    /// Takes shares as they are written, 0...1, or nil.
    init(_ first: Double?, _ second: Double?) {
        let start = first ?? second.map { 1 - $0 } ?? 0.5
        let end = second ?? 1 - start
        let sum = start + end
        ofSecond = sum == 0 ? 0.5 : end / sum
        alphaFactor = min(sum, 1)
    }
}
