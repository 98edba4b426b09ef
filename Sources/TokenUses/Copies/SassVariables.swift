import ColorScience
import SourceText
package import ThemeModel

/// The colours that a sheet of Sass has as variables and in maps, read without running anything.
///
/// Complexity: O(n).
package struct SassVariables {
    private typealias Tokens = ArraySlice<CSSScanner.Token>

    private let file: String
    private var colors: Table<Located<ColorExpression>> = [:]

    /// True for a file with the ending of SCSS.
    package static func reads(_ file: String) -> Bool { StyleUses.isSCSS(file) }

    /// The theme in a sheet; nil where it has no colours in variables.
    package static func read(_ text: String, file: String) -> ThemeDocument? {
        var variables = SassVariables(file: file)
        for statement in statements(in: text) { variables.read(statement) }
        if variables.colors.isEmpty { return nil }
        let stem = file.split(separator: "/").last?.split(separator: ".").first ?? ""
        let title = String(stem.drop { $0 == "_" })
        var document = ThemeDocument(
            id: title,
            name: title,
            format: "scss",
            location: SourceLocation(file: file, line: 1, column: 1)
        )
        document.kind = .tokens
        document.appearance.palette = variables.colors
        return document
    }

    private init(file: String) { self.file = file }
}

// MARK: - Statements

extension SassVariables {
    /// The most tokens of one statement that are kept.
    private static let statementLimit = 65_536

    /// The statements outside of all rules, without comments.
    private static func statements(in text: String) -> [Tokens] {
        var scanner = CSSScanner(TextCursor(text))
        var statements: [Tokens] = []
        var statement: [CSSScanner.Token] = []
        var depth = 0
        while let token = scanner.next() {
            switch token.kind {
            case .comment:
                continue
            case .sign("/") where isDoubled(in: scanner):
                scanner.skipLine()
            case .sign("{"):
                depth += 1
                statement = []
            case .sign("}"):
                depth = max(0, depth - 1)
                statement = []
            case .sign(";"):
                if depth == 0 { statements.append(statement[...]) }
                statement = []
            default:
                if depth == 0, statement.count < statementLimit { statement.append(token) }
            }
        }
        statements.append(statement[...])
        return statements
    }

    private static func isDoubled(in scanner: CSSScanner) -> Bool {
        var ahead = scanner
        guard case .sign("/")? = ahead.next()?.kind else { return false }
        return true
    }

    /// Reads `$name: value`.
    private mutating func read(_ statement: Tokens) {
        let tokens = statement.drop(while: \.isSpace)
        guard tokens.first?.isSign("$") == true, let name = tokens.dropFirst().first,
            case .word = name.kind
        else { return }
        let rest = tokens.dropFirst(2).drop(while: \.isSpace)
        guard rest.first?.isSign(":") == true else { return }
        read(rest.dropFirst(), named: [name.unescaped], depth: 0)
    }
}

// MARK: - Values

extension SassVariables {
    /// Deeper maps are not read.
    private static let depthLimit = 16

    /// Functions of Sass that compute a colour when the sheet is built.
    private static let functions: Set<String> = [
        "darken", "lighten", "saturate", "desaturate", "mix", "rgb", "rgba", "hsl", "hsla",
        "transparentize", "opacify", "fade-in", "fade-out", "adjust-hue", "adjust-color",
        "scale-color", "change-color", "adjust", "scale", "change", "invert", "grayscale",
        "complement", "tint-color", "shade-color", "tint", "shade", "color-mix", "color",
    ]

    private mutating func read(_ value: Tokens, named path: [String], depth: Int) {
        let tokens = Self.trimmed(value)
        guard let first = tokens.first else { return }
        if first.isSign("("), tokens.last?.isSign(")") == true {
            if depth < Self.depthLimit { readMap(tokens, named: path, depth: depth) }
            return
        }
        let text = tokens.map(\.text).joined()
        if let color = try? Color(parsing: text) {
            return set(.literal(color), text, at: first, path)
        }
        if let target = Self.variable(tokens) {
            if colors[target] != nil { set(.reference("palette.\(target)"), text, at: first, path) }
            return
        }
        let words = tokens.prefix { !$0.isSign("(") }
        let isCall = words.count < tokens.count && tokens.last?.isSign(")") == true
        if isCall, let name = words.last?.text.lowercased(), Self.functions.contains(name) {
            set(.unreadable, text, at: first, path)
        }
    }

    /// Reads `(key: value, …)`.
    private mutating func readMap(_ tokens: Tokens, named path: [String], depth: Int) {
        for entry in Self.entries(of: tokens.dropFirst().dropLast()) {
            guard let colon = entry.firstIndex(where: { $0.isSign(":") }) else { continue }
            let key = Self.trimmed(entry[..<colon]).map(\.text).joined()
            let name = key.filter { $0 != "\"" && $0 != "'" }
            if name.isEmpty { continue }
            read(entry[(colon + 1)...], named: path + [name], depth: depth + 1)
        }
    }

    /// The parts between the commas that are in no further brackets.
    private static func entries(of tokens: Tokens) -> [Tokens] {
        var entries: [Tokens] = []
        var start = tokens.startIndex
        var depth = 0
        for index in tokens.indices {
            if tokens[index].isSign("(") { depth += 1 }
            if tokens[index].isSign(")") { depth -= 1 }
            guard depth == 0, tokens[index].isSign(",") else { continue }
            entries.append(tokens[start..<index])
            start = index + 1
        }
        entries.append(tokens[start...])
        return entries
    }

    /// The name in `$name` or `module.$name`.
    private static func variable(_ tokens: Tokens) -> String? {
        guard let sign = tokens.firstIndex(where: { $0.isSign("$") }), sign + 2 == tokens.endIndex,
            tokens.count == 2 || tokens.count == 4 && tokens[sign - 1].isSign(".")
        else { return nil }
        return tokens[sign + 1].unescaped
    }

    /// The tokens without blanks around them, and without `!default` at their end.
    private static func trimmed(_ value: Tokens) -> Tokens {
        var tokens = value.drop(while: \.isSpace)
        if let flag = tokens.firstIndex(where: { $0.isSign("!") }) { tokens = tokens[..<flag] }
        while tokens.last?.isSpace == true { tokens.removeLast() }
        return tokens
    }

    private mutating func set(
        _ source: ColorExpression.Source,
        _ text: String,
        at token: CSSScanner.Token,
        _ path: [String]
    ) {
        var expression = ColorExpression(source)
        expression.written = text
        let place = SourceLocation(file: file, line: token.line, column: token.column)
        let name = String(path.joined(separator: ".").prefix(TextLimits.name))
        colors[name] = Located(expression, at: place)
    }
}

extension CSSScanner.Token {
    fileprivate var isSpace: Bool {
        if case .space = kind { return true }
        return false
    }

    fileprivate func isSign(_ sign: Unicode.Scalar) -> Bool {
        if case .sign(sign) = kind { return true }
        return false
    }
}
