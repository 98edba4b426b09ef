/// The alpha of `rgba()`: 8 bit inside, a short decimal outside.
///
/// Source: CSSOM, §6.7.2 "serialize a CSS <alphavalue>": two decimals where they lead back to the same 8-bit value, else three.
/// Whole numbers only, since 50 × 2.55 is 127.49999999999999 in binary.
struct LegacyAlpha: Hashable, Sendable {
    /// Thousandths of opacity, 0...1000.
    let thousandths: Int

    init(_ alpha: Double) {
        let step = Int(eightBit(alpha))
        let percent = (step * 100 + 127) / 255
        thousandths = (percent * 510 + 100) / 200 == step ? percent * 10 : (step * 1000 + 127) / 255
    }

    /// The opacity, 0...1.
    var value: Double { Double(thousandths) / 1000 }

    /// The decimal without trailing zeros: "0.72".
    var css: String { Self.texts[thousandths] }

    private static let texts = (0...1000).map { CSSNumber.text(of: Double($0) / 1000) }
}
