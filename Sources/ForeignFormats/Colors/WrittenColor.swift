import ColorScience
import SourceTrees
import ThemeModel

/// A colour in a notation of CSS or in a part of one: `222.2 84% 4.9%` of `hsl()`, `255,255,255` of `rgb()`.
///
/// A notation of terminals alone, such as `hsl:235 100 50`, becomes hex, or `rgba()` where it is translucent.
struct WrittenColor {
    private let notation: ColorNotation
    /// The function of CSS around the text.
    private let function: String?

    init?(_ text: String) {
        if let notation = ColorNotation(text) {
            self.notation = notation
            function = nil
            return
        }
        if let color = ColorDecoder.terminal(text) {
            let rgb = color.clipped.rgb
            let css = "rgba(\(rgb.red), \(rgb.green), \(rgb.blue), \(color.alpha))"
            guard let notation = ColorNotation(color.alpha < 1 ? css : rgb.hex) else {
                return nil
            }
            self.notation = notation
            function = nil
            return
        }
        let isDecimal = text.split(separator: ",").count == 3 && ColorDecoder.decimal(text) != nil
        guard
            let function = isDecimal
                ? "rgb(" : ColorDecoder.channels(text).map({ "\($0.function)(" }),
            let notation = ColorNotation("\(function)\(text))")
        else { return nil }
        self.notation = notation
        self.function = function
    }

    /// The new value in the notation of the old one; nil where that has no place for it.
    func text(for edit: ValueEdit, inUpperCase: Bool) -> String? {
        let rgb = edit.color ?? notation.color.clipped.rgb
        let new = notation.text(for: rgb, alpha: edit.alpha, inUpperCase: inUpperCase)
        guard let function else { return new }
        guard new.hasPrefix(function), new.hasSuffix(")"), function != "rgb(" || edit.alpha == nil
        else { return nil }
        return String(new.dropFirst(function.utf8.count).dropLast())
    }
}
