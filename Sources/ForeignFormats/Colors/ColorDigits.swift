/// The notations of colours beside those of CSS.
enum ColorDigits: String, CaseIterable, Sendable {
    /// Only CSS, and the bare channels of `hsl()` and `oklch()`.
    case css
    /// `#rrggbb`.
    case hex
    /// `#rrggbb`, and X11's names of colours in place of those of CSS.
    case x11
    /// `rrggbb`.
    case bare
    /// `rrggbb` without zeros at the start: `80` is `000080`.
    case unpadded
    /// `255,255,255`.
    case decimal
    /// Components from 0 to 1, as Apple's programs write them: a mapping, or `1 0.5 0 1`.
    case components
}
