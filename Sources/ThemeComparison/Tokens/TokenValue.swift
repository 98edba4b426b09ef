package import ColorScience
import ThemeModel

/// The value of a token, as it is written to CSS.
package struct TokenValue: Hashable, Sendable {
    /// The value; for a colour, its sRGB form.
    package let text: String
    /// A colour's value on displays that show more than sRGB, where it differs.
    package let wideText: String?
    /// What is seen of a colour on the background of its mode; nil for what is no colour, or where that is unknown.
    package let shown: SRGB8?

    init(_ text: String, wideText: String? = nil, shown: SRGB8? = nil) {
        (self.text, self.wideText, self.shown) = (text, wideText, shown)
    }

    init(_ color: ThemeColor, on background: ThemeColor?) {
        guard color.isKnown else {
            self.init("unreadable")
            return
        }
        let backdrop = background.map { $0.isKnown ? [$0.display] : [] } ?? []
        self.init(
            color.display.css, wideText: color.color.isInSRGBGamut ? nil : color.color.css,
            shown: color.display.composited(over: backdrop))
    }

    /// Whether the same is written to CSS, whatever it lies on.
    func isSame(as other: TokenValue) -> Bool { text == other.text && wideText == other.wideText }
}
