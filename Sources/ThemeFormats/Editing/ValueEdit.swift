package import ColorScience
package import Findings
import ThemeModel

package struct ValueEdit: Hashable, Sendable {
    package var location: SourceLocation
    /// The new colour; nil to keep it, or for an alias.
    package var color: SRGB8?
    /// The new alpha; nil to keep it.
    package var alpha: Double?

    package init(at location: SourceLocation, color: SRGB8? = nil, alpha: Double? = nil) {
        self.location = location
        self.color = color
        self.alpha = alpha
    }

    /// The new value in the notation of the old one; nil if that notation cannot express it.
    func text(insteadOf text: String, inUpperCase: Bool) -> String? {
        if text.first == "{" { return color == nil ? alpha.flatMap { Self.alias(text, alpha: $0) } : nil }
        guard let notation = ColorNotation(text) else { return nil }
        return notation.text(for: color ?? notation.color.clipped.rgb, alpha: alpha, inUpperCase: inUpperCase)
    }

    /// An alias with another alpha, `{palette.ink} / 72%`, with its spaces and its unit.
    private static func alias(_ text: String, alpha: Double) -> String? {
        guard let slash = text.lastIndex(of: "/"), text[..<slash].contains("}") else { return nil }
        let old = text[text.index(after: slash)...]
        guard let start = old.firstIndex(where: { !$0.isWhitespace }) else { return nil }
        let isPercentage = old.contains("%")
        let number = CSSNumber.text(of: isPercentage ? (alpha * 100).rounded() : alpha)
        return text[..<start] + number + (isPercentage ? "%" : "")
    }
}

package struct TextReplacement: Hashable, Sendable {
    package let location: SourceLocation
    package let old: String
    package let new: String
}
