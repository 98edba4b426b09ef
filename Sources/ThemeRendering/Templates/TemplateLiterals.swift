import ColorScience
import SourceText
import ThemeModel

/// The colours that a template writes itself, in style sheets, in `style=""` and in the attributes that paint.
struct TemplateLiterals {
    struct Literal: Hashable {
        let property: String
        let text: String
    }

    private(set) var places: [(literal: Literal, line: Int, column: Int)] = []

    init(_ text: String, _ name: String) {
        guard name.hasSuffix(".css") else {
            let markup = MarkupScanner(TemplateSet.withoutTags(text))
            for sheet in markup.sheets {
                read(sheet)
            }
            for (attribute, value) in markup.colors {
                read(value, of: attribute)
            }
            return
        }
        read(TextCursor(text))
    }

    private mutating func read(_ css: TextCursor) {
        var scanner = CSSScanner(css)
        var declaration: [CSSScanner.Token] = []
        var depth = 0
        // Forced colours are the reader's own, and replace those of any theme.
        var forcedDepth: Int?
        while let token = scanner.next() {
            switch token.kind {
            case .comment, .space:
                continue
            case .sign("{"):
                depth += 1
                if Self.isForced(declaration) {
                    forcedDepth = forcedDepth ?? depth
                }
                declaration = []
            case .sign(";"), .sign("}"):
                if forcedDepth == nil {
                    readDeclaration(declaration)
                }
                declaration = []
                if case .sign("}") = token.kind {
                    depth -= 1
                    if let inner = forcedDepth, depth < inner {
                        forcedDepth = nil
                    }
                }
            default:
                declaration.append(token)
            }
        }
        readDeclaration(declaration)
    }

    private mutating func readDeclaration(_ tokens: [CSSScanner.Token]) {
        guard tokens.count > 2, case .sign(":") = tokens[1].kind else { return }
        let property = tokens[0].text.lowercased()
        guard Self.paints(property) else { return }
        readValue(tokens[2...], of: property)
    }

    /// Old attributes take a colour without its `#`, too.
    private mutating func read(_ value: TextCursor, of attribute: String) {
        var scanner = CSSScanner(value)
        var tokens: [CSSScanner.Token] = []
        while let token = scanner.nextSignificant() {
            tokens.append(token)
        }
        if tokens.count == 1, ["color", "bgcolor"].contains(attribute) {
            let text = tokens[0].text
            if Self.isColor("#" + text) {
                return addLiteral(text, of: attribute, at: tokens[0])
            }
        }
        readValue(tokens[...], of: attribute)
    }

    private mutating func readValue(
        _ tokens: ArraySlice<CSSScanner.Token>,
        of property: String
    ) {
        var rest = tokens
        while let token = rest.popFirst() {
            guard let function = Self.function(token, rest.first) else {
                if let text = Self.literal(token, rest.first, of: property) {
                    addLiteral(text, of: property, at: token)
                }
                continue
            }
            let arguments = Self.arguments(&rest)
            switch function {
            case "url":
                continue
            case "var":
                readValue(Self.fallback(arguments), of: property)
            default:
                if Self.functions.contains(function) {
                    addLiteral(function + "()", of: property, at: token)
                }
                readValue(arguments, of: property)
            }
        }
    }

    private mutating func addLiteral(
        _ text: String,
        of property: String,
        at token: CSSScanner.Token
    ) {
        let literal = Literal(property: property, text: text)
        places.append((literal, token.line, token.column))
    }
}

extension TemplateLiterals {
    private static func isForced(_ prelude: [CSSScanner.Token]) -> Bool {
        let names = prelude.map { $0.text.lowercased() }
        let isMedia = names.contains { $0.hasSuffix("media") }
        return isMedia && names.contains("forced-colors") && names.contains("active")
            && !names.contains("not")
    }

    private static func paints(_ property: String) -> Bool {
        if property.hasPrefix("--") { return !property.hasPrefix("--frame") }
        let painting = ["color", "background", "border", "outline", "fill", "stroke"]
        let isPainting = painting.contains { property.hasPrefix($0) }
        return isPainting || property.hasSuffix("-color") || property.hasSuffix("-shadow")
    }

    private static func function(
        _ token: CSSScanner.Token,
        _ next: CSSScanner.Token?
    ) -> String? {
        guard case .word = token.kind, case .sign("(")? = next?.kind else { return nil }
        return token.text.lowercased()
    }

    /// Takes the rest of a function off, and returns what its brackets hold.
    private static func arguments(
        _ rest: inout ArraySlice<CSSScanner.Token>
    ) -> ArraySlice<CSSScanner.Token> {
        let whole = rest
        var depth = 0
        while let token = rest.first {
            switch token.kind {
            case .sign("("): depth += 1
            case .sign(")"): depth -= 1
            default: break
            }
            if depth == 0 { break }
            rest.removeFirst()
        }
        let inner = whole[whole.startIndex..<rest.startIndex].dropFirst()
        rest = rest.dropFirst()
        return inner
    }

    /// The fallback of a custom property; empty for one that every theme has, since it is never seen.
    private static func fallback(
        _ arguments: ArraySlice<CSSScanner.Token>
    ) -> ArraySlice<CSSScanner.Token> {
        guard let name = arguments.first?.text, !isOfEveryTheme(name) else { return [] }
        return arguments.dropFirst(2)
    }

    /// The property of a role or of a component, with any prefix; those of the frame follow no theme.
    private static func isOfEveryTheme(_ property: String) -> Bool {
        if property.hasPrefix("--frame") { return true }
        let words = property.split(separator: "-").map(String.init)
        return words.indices.contains { start in
            let name = words[start...].joined(separator: "-")
            if Component.parts[name] != nil { return true }
            let isRole = start > 0 && words[start - 1] == "color"
            return isRole && Role.derivations.contains(name)
        }
    }

    private static func literal(
        _ token: CSSScanner.Token,
        _ next: CSSScanner.Token?,
        of property: String
    ) -> String? {
        switch token.kind {
        case .sign("#"):
            guard let next, case .word = next.kind, isColor("#" + next.text) else { return nil }
            return "#" + next.text
        case .word:
            let word = token.text.lowercased()
            if isColor(word) { return word == "transparent" ? nil : word }
            let isSystem = !property.hasPrefix("--") && ContextualKeyword.isSystemColor(word)
            return isSystem ? token.text : nil
        default:
            return nil
        }
    }

    private static func isColor(_ text: String) -> Bool {
        (try? Color(parsing: text)) != nil
    }

    private static let functions: Set = [
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
        "light-dark", "contrast-color",
    ]
}
