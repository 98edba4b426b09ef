import ColorScience
import SourceText
import SourceTrees
import ThemeModel

extension AppearanceOfStyles {
    /// The gradient of a property, for pairs that name it; nil for any other value.
    mutating func gradient(
        of property: String,
        _ node: SourceNode
    ) -> GradientExpression? {
        let isWritten = GradientParser.isGradient(node.text ?? "")
        guard isWritten || node.text?.includes("var(") == true else { return nil }
        guard !registered.staysAtRoot(property), wide[property] == nil else {
            let problem = "it has other colours elsewhere on a page, or on wide displays"
            return isWritten ? GradientExpression(unreadable: problem) : nil
        }
        switch values.value(of: property, alias: { _ in nil }) {
        case .other(let text, _):
            guard GradientParser.isGradient(text) else { return nil }
            if let other = wideText(of: property), other != text {
                return GradientExpression(unreadable: "it has other colours on wide displays")
            }
            let isWhole = text == node.text
            let parser = GradientParser(text) { column in
                isWhole ? node.location(ofColumn: column) : node.location
            } color: { [isDark] text throws(ExpressionError) in
                try ColorExpression(styleText: text, isDark: isDark)
            }
            return parser.gradient()
        case .outside(let name) where isWritten:
            return GradientExpression(unreadable: "it takes '\(name.excerpt)', which nothing sets")
        case .circle where isWritten:
            return GradientExpression(unreadable: "it leads back to itself")
        default:
            return nil
        }
    }

    /// The value on displays beyond sRGB, with its names replaced; nil where nothing differs there.
    private mutating func wideText(of property: String) -> String? {
        guard case .other(let text, _)? = wideValues?.value(of: property, alias: { _ in nil })
        else { return nil }
        return text
    }
}

extension ColorExpression {
    /// A colour of CSS with its names replaced.
    fileprivate init(styleText text: String, isDark: Bool) throws(ExpressionError) {
        do throws(ColorParsingError) {
            let scope = ColorScope(isDark: isDark, dialect: GTKColor.dialect)
            self.init(.literal(try Color(computing: text, in: scope)))
            written = text
        } catch {
            throw ExpressionError(error)
        }
    }
}
