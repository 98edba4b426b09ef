import ColorScience
import SourceText
import SourceTrees
import ThemeModel

/// Reads style sheets of highlighted code, whose colours are those of classes: of Pygments, Chroma, highlight.js, Prism.
struct CodeClassReader {
    /// The colours of classes, in a scheme or in any; `code` has those of its background.
    private var colors: [Scheme?: [String: (node: SourceNode, color: Color)]] = [:]
    private var grounds: [Scheme?: [String: (node: SourceNode, color: Color)]] = [:]

    /// With fewer kinds of code a sheet is one of something else.
    private static let minimum = 5
    /// Classes of the code as a whole.
    private static let whole: Set<String> = [
        "highlight", "codehilite", "chroma", "bg", "hljs", "sourceCode",
    ]

    /// Nil for any other sheet.
    static func document(_ root: SourceNode, id: String?) -> ThemeDocument? {
        var reader = CodeClassReader()
        for rule in root["$code"]?.items ?? [] { reader.readColors(of: rule) }
        let first: Scheme? = reader.colors[nil] == nil ? .light : nil
        var usual = reader.appearance(first)
        usual.scheme = first.map { Located($0) }
        let count = usual.colors.names.count { $0.hasPrefix("syntax-") }
        guard count >= minimum else { return nil }
        var document = ThemeDocument(
            id: id ?? "theme",
            format: "css",
            location: SourceLocation(file: root.location.file, line: 1, column: 1)
        )
        document.appearance = usual
        for scheme in Scheme.allCases where scheme != first && reader.colors[scheme] != nil {
            var appearance = reader.appearance(scheme)
            appearance.scheme = Located(scheme)
            document.modes[scheme.rawValue] = appearance
        }
        return document
    }

    private mutating func readColors(of rule: SourceNode) {
        let within = (rule["within"]?.items ?? []).compactMap(\.text)
        guard let selectors = within.last,
            let context = StyleContext.all(within: Array(within.dropLast())).first
        else { return }
        let properties = rule["properties"]
        let ground = Self.color(properties?["background-color"] ?? properties?["background"])
        let color = Self.color(properties?["color"])
        for selector in StyleSelector.list(selectors) {
            let compounds = selector.split { " >+~".contains($0) }.map(String.init)
            guard let last = compounds.last, let name = Self.name(of: last) else { continue }
            let scheme = context.scheme ?? compounds.dropLast().lazy.compactMap(Self.scheme).first
            // `.language-css .token.string` is for one language.
            let isSpecial = compounds.dropLast().contains {
                Self.scheme(of: $0) == nil && Self.name(of: $0) ?? "pre" != "pre"
            }
            if let color, !isSpecial || colors[scheme]?[name] == nil {
                colors[scheme, default: [:]][name] = color
            }
            if let ground, !isSpecial || grounds[scheme]?[name] == nil {
                grounds[scheme, default: [:]][name] = ground
            }
        }
    }

    private static func color(_ node: SourceNode?) -> (node: SourceNode, color: Color)? {
        guard let node, let text = node.text, !ColorDecoder.stands(forNoColor: text) else {
            return nil
        }
        return ColorDecoder.color(node, .css).map { (node, $0) }
    }

    /// The classes of a part of a selector, `token.keyword` of `span.token.keyword`; nil where it asks for more than that.
    private static func name(of compound: String) -> String? {
        // Prism styles `pre[class*="language-"]`.
        if compound.contains("[class*=") { return "pre" }
        guard !compound.contains(where: { ":[#*".contains($0) }),
            let dot = compound.firstIndex(of: ".")
        else {
            return nil
        }
        let name = String(compound[compound.index(after: dot)...])
        return whole.contains(name) ? "pre" : name
    }

    private static func scheme(of compound: String) -> Scheme? {
        StyleContext.all(within: [compound]).first { !$0.isGuess && $0.theme == nil }?.scheme
    }

    private func appearance(_ scheme: Scheme?) -> Appearance {
        var appearance = Appearance()
        func set(_ role: String, to entry: (node: SourceNode, color: Color)?) {
            guard let (node, color) = entry else { return }
            var expression = ColorExpression(.literal(color))
            expression.written = node.text
            appearance.colors[role] = Located(expression, at: node.location)
        }
        let colors = colors[scheme] ?? [:]
        let grounds = grounds[scheme] ?? [:]
        for role in ["background", "code-background"] { set(role, to: grounds["pre"]) }
        for (role, classes) in MappingSet.builtIn.vocabulary("code-classes")?.roles ?? [:] {
            set(
                role,
                to: classes.lazy.compactMap { (role == "highlight" ? grounds : colors)[$0] }.first
            )
        }
        return appearance
    }
}
