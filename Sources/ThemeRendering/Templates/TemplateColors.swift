import ColorScience
import Findings
import SourceText

/// Finds the colours of a project's templates that are no custom properties of the theme: no pair judges them.
struct TemplateColors {
    private struct Literal: Hashable {
        let property: String
        let text: String
    }

    private var places: [(literal: Literal, line: Int, column: Int)] = []

    /// A warning for each file, at its first such colour; those of the built-in file of its name are known.
    static func findings(in overrides: [String: TemplateFile]) -> [Finding] {
        let files = overrides.sorted { $0.key < $1.key }.filter { isJudged($0.key) }
        return files.compactMap { name, file in
            let builtIn = TemplateSet.builtIn[name].map { TemplateColors($0, name) }
            let known = Set(builtIn?.places.map(\.literal) ?? [])
            let own = TemplateColors(file.text, name).places.filter { place in
                !known.contains(place.literal)
            }
            guard let first = own.first else { return nil }
            let more = own.count > 1 ? ", and \(own.count - 1) more" : ""
            return Finding(
                .templateColor,
                .warning,
                """
                the template sets '\(first.literal.property)' to '\(first.literal.text.excerpt)'\(more): \
                a colour that is no property of the theme is not judged
                """,
                help: "take one of the theme's, such as var(--color-text)",
                at: SourceLocation(file: file.location, line: first.line, column: first.column)
            )
        }
    }

    /// Built-in style sheets that style the frame are neutral, whatever the theme is.
    private static func isJudged(_ name: String) -> Bool {
        if name.hasSuffix(".mustache") { return true }
        guard name.hasSuffix(".css") else { return false }
        return name.hasPrefix("stage") || TemplateSet.builtIn[name] == nil
    }

    private init(_ text: String, _ name: String) {
        if name.hasSuffix(".css") {
            read(TextCursor(text))
        } else {
            for sheet in MarkupScanner(TemplateSet.withoutTags(text)).sheets {
                read(sheet)
            }
        }
    }

    private mutating func read(_ css: TextCursor) {
        var scanner = CSSScanner(css)
        var declaration: [CSSScanner.Token] = []
        while let token = scanner.next() {
            switch token.kind {
            case .comment, .space: continue
            case .sign("{"): declaration = []
            case .sign(";"), .sign("}"):
                readDeclaration(declaration)
                declaration = []
            default: declaration.append(token)
            }
        }
        readDeclaration(declaration)
    }

    private mutating func readDeclaration(_ tokens: [CSSScanner.Token]) {
        guard tokens.count > 2, case .sign(":") = tokens[1].kind else { return }
        let property = tokens[0].text.lowercased()
        guard Self.paints(property) else { return }
        let value = tokens.dropFirst(2)
        var skipping: Int?
        for (index, token) in zip(value.indices, value) {
            if let depth = skipping {
                let rest = depth + Self.brackets(token)
                skipping = rest > 0 ? rest : nil
                continue
            }
            let next = index + 1 < value.endIndex ? value[index + 1] : nil
            if Self.isReference(token, next) {
                skipping = 0
            } else if let text = Self.literal(token, next) {
                places.append((Literal(property: property, text: text), token.line, token.column))
            }
        }
    }

    private static func brackets(_ token: CSSScanner.Token) -> Int {
        switch token.kind {
        case .sign("("): 1
        case .sign(")"): -1
        default: 0
        }
    }

    private static func paints(_ property: String) -> Bool {
        if property.hasPrefix("--") { return !property.hasPrefix("--frame") }
        let painting = ["color", "background", "border", "outline", "fill", "stroke"]
        return painting.contains { property.hasPrefix($0) } || property.hasSuffix("-color")
    }

    /// The fallback of a custom property that every theme has is never seen.
    private static func isReference(_ token: CSSScanner.Token, _ next: CSSScanner.Token?) -> Bool {
        guard case .word = token.kind, case .sign("(")? = next?.kind else { return false }
        return ["var", "url"].contains(token.text.lowercased())
    }

    private static func literal(_ token: CSSScanner.Token, _ next: CSSScanner.Token?) -> String? {
        switch token.kind {
        case .sign("#"):
            guard let next, case .word = next.kind, isColor("#" + next.text) else { return nil }
            return "#" + next.text
        case .word:
            let word = token.text.lowercased()
            if case .sign("(")? = next?.kind {
                return functions.contains(word) ? word + "()" : nil
            }
            return word != "transparent" && isColor(word) ? word : nil
        default:
            return nil
        }
    }

    private static func isColor(_ text: String) -> Bool {
        (try? Color(parsing: text)) != nil
    }

    private static let functions: Set = [
        "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
        "light-dark",
    ]
}
