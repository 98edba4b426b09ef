import ColorScience
import SourceText
import SourceTrees
import ThemeModel

/// Reads style sheets of highlighted code, whose colours are those of classes: of Pygments, Chroma, highlight.js, Prism.
struct CodeClassReader {
    /// The colours of classes, in a scheme or in any; `code` has those of its background.
    private var colors: [Scheme?: [String: Located<ColorExpression>]] = [:]
    private var grounds: [Scheme?: [String: Located<ColorExpression>]] = [:]
    private var values = ForeignColors("classes of code")

    /// With fewer kinds of code a sheet is one of something else.
    private static let minimum = 5
    /// Classes of the code as a whole.
    private static let whole: Set<String> = [
        "highlight", "codehilite", "chroma", "bg", "hljs", "sourceCode",
    ]

    /// Without a document for any other sheet.
    static func read(_ root: SourceNode, id: String?) -> ReadThemes {
        var reader = CodeClassReader()
        for rule in root["$code"]?.items ?? [] { reader.readColors(of: rule) }
        let first: Scheme? = reader.colors[nil] == nil ? .light : nil
        var usual = reader.appearance(first)
        usual.scheme = first.map { Located($0) }
        let count = usual.colors.names.count { $0.hasPrefix("syntax-") }
        guard count >= minimum else { return ([], []) }
        var document = ThemeDocument(
            id: id ?? "theme",
            format: "css",
            location: SourceLocation(file: root.location.file, line: 1, column: 1)
        )
        document.kind = .editor
        document.appearance = usual
        for scheme in Scheme.allCases where scheme != first && reader.colors[scheme] != nil {
            var appearance = reader.appearance(scheme)
            appearance.scheme = Located(scheme)
            document.modes[scheme.rawValue] = appearance
        }
        return ([document], reader.values.findings)
    }

    private mutating func readColors(of rule: SourceNode) {
        let within = rule.preludes
        guard let selectors = within.last,
            let context = StyleContext(within: within.dropLast())
        else { return }
        let properties = rule["properties"]
        let ground = properties?["background-color"] ?? properties?["background"]
        let color = properties?["color"]
        for selector in BracketNesting.parts(of: selectors) {
            let compounds = selector.split { " >+~".contains($0) }.map(String.init)
            guard let last = compounds.last, let name = Self.name(of: last),
                Self.classes.contains(name)
            else { continue }
            let scheme = context.scheme ?? compounds.dropLast().lazy.compactMap(Self.scheme).first
            // `.language-css .token.string` is for one language.
            let isSpecial = compounds.dropLast().contains {
                Self.scheme(of: $0) == nil && Self.name(of: $0) ?? "pre" != "pre"
            }
            if !isSpecial || colors[scheme]?[name] == nil, let color = value(color, name) {
                colors[scheme, default: [:]][name] = color
            }
            if !isSpecial || grounds[scheme]?[name] == nil, let ground = value(ground, name) {
                grounds[scheme, default: [:]][name] = ground
            }
        }
    }

    /// The classes that stand for a role.
    private static let classes: Set<String> = {
        let roles = MappingSet.builtIn.vocabulary("code-classes")?.roles ?? [:]
        return Set(roles.flatMap(\.value) + ["pre"])
    }()

    private mutating func value(
        _ node: SourceNode?,
        _ name: String
    ) -> Located<ColorExpression>? {
        guard let node else { return nil }
        // A background may be an image, and its word for no colour has no finding.
        let isImage =
            node.text?.contains("url(") ?? false || node.text?.contains("gradient") ?? false
        let reading = ColorReading(node, .css)
        if case .choice = reading { return nil }
        return isImage ? nil : values.color(reading, of: ".\(name)", at: node)
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
        StyleContext(within: [compound]).flatMap { $0.theme == nil ? $0.scheme : nil }
    }

    private func appearance(_ scheme: Scheme?) -> Appearance {
        var appearance = Appearance()
        func set(_ role: String, to color: Located<ColorExpression>?) {
            if let color { appearance.colors[role] = color }
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
