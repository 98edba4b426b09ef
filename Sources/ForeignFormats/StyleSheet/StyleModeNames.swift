import SourceText
import SourceTrees
import StyleSheets
import ThemeModel

/// The names of the modes of a style sheet.
struct StyleModeNames {
    /// The names that selectors such as `[data-mode="dim"]` give.
    private var stated: [StyleContext: String] = [:]

    init(_ pages: [StyledPage]) {
        for page in pages {
            let context = page.context
            guard page.qualifiers.count == 1, let only = page.qualifiers.first,
                only.kind == .attribute, only.name == "data-mode", !only.value.isEmpty,
                !context.isUsual
            else { continue }
            stated[context] = only.value
        }
    }

    func name(of context: StyleContext, besides usual: StyleContext) -> String {
        if let name = stated[context] { return name }
        var words: [String] = []
        if context.scheme != usual.scheme, let scheme = context.scheme {
            words.append(scheme.rawValue)
        }
        if context.contrast != usual.contrast { words.append("high-contrast") }
        return words.joined(separator: "-")
    }

    /// The name of one of several appearances of a mode, after the way to it: `dark-by-system`.
    func name(of state: StyleState, in context: StyleContext) -> String {
        var words: [String] = []
        if let scheme = context.scheme { words.append(scheme.rawValue) }
        if context.contrast == .more { words.append("high-contrast") }
        words.append("by")
        let ways = state.page.qualifiers.map(\.way)
        let features = state.environment.features.sorted()
        if state.page.hasHost { words.append("host") }
        words += ways + features
        if ways.isEmpty, features.isEmpty, !state.page.hasHost { words.append("system") }
        if state.environment.scheme == .dark, context.scheme != .dark {
            words += ["on", "dark", "system"]
        }
        let all = NameWords.words(of: words.joined(separator: "-"))
        var once: [Substring] = []
        for word in all where word != once.last {
            once.append(word)
        }
        return String(once.joined(separator: "-").prefix(Self.longest))
    }

    private static let longest = 80
}

extension StyleQualifier {
    /// The way in which a page says something: a class, or the attribute's or state's name.
    fileprivate var way: String {
        switch kind {
        case .name: "class"
        case .attribute, .state: name
        case .id: "id"
        }
    }
}
