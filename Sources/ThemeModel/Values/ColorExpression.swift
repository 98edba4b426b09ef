public import ColorScience
package import SourceText

/// A colour in a theme file: a literal, another token's colour, perhaps with another alpha, or one that is computed.
public struct ColorExpression: Sendable {
    /// The source of the colour.
    public enum Source: Hashable, Sendable {
        /// An absolute colour.
        case literal(Color)
        /// The dotted path of another token, such as `palette.ink` or `colors.primary`.
        case reference(String)
        /// A function of CSS with a value of its own, such as `color-mix(in oklab, {palette.ink} 25%, white)`.
        case computed(String)
        /// The text could not be read; a finding reports it.
        case unreadable
    }

    /// The source of the colour.
    public var source: Source
    /// The alpha that replaces the source's own, from 0 to 1.
    public var alpha: Double?
    /// The colour that the file has besides, for displays beyond sRGB alone.
    package var wide: Color?
    /// The text in the file; nil for an expression made in code.
    package var written: String?
    /// Further places of the file where it is written for the same use, and that change with it.
    package var copies: [SourceLocation] = []

    /// Makes an expression from its parts.
    public init(_ source: Source, alpha: Double? = nil) {
        self.source = source
        self.alpha = alpha
    }

    /// Reads `#0ea5e9`, `oklch(98% 0.01 90)`, `{palette.ink}`, `{palette.ink} / 72%`, or a function of CSS with aliases.
    public init(parsing text: String) throws(ExpressionError) {
        guard text.utf8.first == UInt8(ascii: "{") else {
            do throws(ColorParsingError) {
                self.init(.literal(try Color(parsing: text)))
                written = text
            } catch {
                try self.init(computing: text, after: error)
            }
            return
        }
        let (path, rest) = try splitReference(text)
        self.init(.reference(path))
        written = text
        if let rest { alpha = try parseAlpha(rest, in: text) }
    }
}

extension ColorExpression {
    /// Reads a function that is computed; `problem` is the reason why the text is no absolute colour.
    private init(computing text: String, after problem: ColorParsingError) throws(ExpressionError) {
        var problem = problem
        if text.utf8.contains(UInt8(ascii: "(")) {
            do throws(ColorParsingError) {
                _ = try Color(computing: text, in: Self.scope(isDark: false) { _ in Color(.white) })
                self.init(.computed(text))
                written = text
                return
            } catch {
                if !error.isUnknownName { problem = error }
            }
        }
        var error = ExpressionError(problem)
        error.suggestion = alias(meantBy: text) ?? error.suggestion
        throw error
    }

    /// A scope in which aliases have colours.
    static func scope(
        isDark: Bool,
        color: @escaping (_ path: String) -> Color?
    ) -> ColorScope {
        ColorScope(isDark: isDark) { name in
            guard case .alias(let path) = name else { return nil }
            return color(path).map { .color($0) }
        }
    }

    /// The paths in a text that is computed, in its order.
    static func references(in text: String) -> [String] {
        text.matches(of: /\{([^{};]*)\}/).map { match in
            match.1.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
    }
}

extension ColorParsingError {
    fileprivate var isUnknownName: Bool {
        if case .unknownName = kind { return true }
        return false
    }
}

extension ColorExpression: Hashable {
    /// Equality of meaning, however the two are written.
    public static func == (left: ColorExpression, right: ColorExpression) -> Bool {
        left.source == right.source && left.alpha == right.alpha && left.wide == right.wide
    }

    /// Hashes what equality compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(alpha)
        hasher.combine(wide)
    }
}

/// The alias that was meant by `palette.ink` or `palette.ink / 72%`, which lack braces, or by `$ink` or `var(--ink)`, as
/// other languages have it.
private func alias(meantBy text: String) -> String? {
    let path = text.prefix { $0 != "/" }.trimmed
    let rest = text[path.endIndex...]
    if path.hasPrefix("palette.") || path.hasPrefix("colors."), TokenName.isValid(String(path)) {
        return "{\(path)}\(rest)"
    }
    let isProperty = path.hasPrefix("var(--") && path.hasSuffix(")")
    guard isProperty || path.hasPrefix("$") else { return nil }
    let name = isProperty ? String(path.dropFirst(6).dropLast()) : String(path.dropFirst())
    guard TokenName.isValid(name) else { return nil }
    for (prefix, group) in [("color-", "colors"), ("palette-", "palette")]
    where name.hasPrefix(prefix) {
        return "{\(group).\(name.dropFirst(prefix.count))}\(rest)"
    }
    return "{palette.\(name)}\(rest)"
}

/// Reads `72%` or `0.72` as an alpha from 0 to 1; columns in errors count in `whole`, the text around it.
private func parseAlpha(_ text: Substring, in whole: String) throws(ExpressionError) -> Double {
    let isPercentage = text.last == "%"
    let digits = isPercentage ? text.dropLast() : text
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
        let number = Double(digits), case let alpha = isPercentage ? number / 100 : number,
        alpha <= 1
    else {
        let column = whole.distance(from: whole.startIndex, to: text.startIndex) + 1
        throw ExpressionError(
            column: column,
            "'\(String(text).excerpt)' is not an alpha: write 0% to 100%, or 0 to 1"
        )
    }
    return alpha
}
