import ColorScience
import SourceText
import SourceTrees
import StyleSheets
import ThemeModel

/// The pages that the rules of a sheet tell from each other, by theme.
struct PageList {
    /// In the order of the sheet, those that only a class tells last.
    private(set) var pages: [StyledPage] = []
    /// The rules of classes that are no themes.
    private(set) var partial: [StyleRule] = []
    /// Rules of such classes that set a colour of the whole page, too.
    private(set) var unclear: [StyleRule] = []
    private(set) var isCut = false

    private var known: Set<StyledPage> = []

    /// The most pages that a sheet may tell apart.
    private static let limit = 400

    init(_ rules: [StyleRule]) {
        for rule in rules { add(Self.certainPages(of: rule)) }
        for rule in rules { add(Self.excludedPages(of: rule)) }
        let certain = rules.filter { rule in rule.pages.contains { $0.kind == .page } }
        let names = Set(certain.flatMap(\.properties.names))
        for rule in rules { addGuesses(rule, besides: names) }
        removeBarePresence()
        addCombinations()
    }

    /// The names of the themes; nil for the one without a name.
    var themes: [String?] {
        pages.reduce(into: []) { names, page in
            let theme = page.context.theme
            if !names.contains(theme) { names.append(theme) }
        }
    }

    private mutating func add(_ some: [StyledPage]) {
        for page in some where known.insert(page).inserted {
            if pages.count < Self.limit {
                pages.append(page)
            } else {
                isCut = true
            }
        }
    }

    /// A state such as `:has(…)` that stands beside a name in one list is another way to the same.
    private static func certainPages(of rule: StyleRule) -> [StyledPage] {
        let pages = rule.pages.filter { $0.kind == .page }
        let told = pages.filter { page in
            !page.hasHost && page.qualifiers.allSatisfy { $0.kind != .state }
        }
        return told.isEmpty ? pages : told
    }

    /// `:root:not([data-theme="light"])` says that there are pages with that attribute.
    private static func excludedPages(of rule: StyleRule) -> [StyledPage] {
        let pages = rule.selectors.flatMap { $0.excludedPages(limit: limit) }
        return pages.filter { $0.kind == .page && $0.context.theme == nil }
    }

    /// A class is a theme where it sets several properties that pages have, or nothing else does, or where it is one of
    /// `html` or `body` and sets a colour that these have without it.
    private mutating func addGuesses(_ rule: StyleRule, besides names: Set<String>) {
        let guesses = rule.pages.filter { $0.kind == .guess }
        // `:root, .rose` says nothing of the class alone.
        guard !guesses.isEmpty, !rule.pages.contains(where: \.isEmpty) else { return }
        let areForms = guesses.contains { $0.qualifiers.contains(where: \.isForm) }
        let shared = rule.properties.names.filter { name in
            // Tailwind sets properties of its own at every element, and again in classes.
            name.hasPrefix("--") && !name.hasPrefix("--tw-")
                && (names.isEmpty || areForms || names.contains(name))
        }
        let hasColor = shared.contains { Self.isColor(rule.properties[$0]?.text ?? "") }
        let themes = guesses.filter { page in
            let isStated = page.qualifiers.allSatisfy { $0.meansTheme || $0.isOfPage }
            return shared.count >= 3 || isStated && hasColor
        }
        add(themes)
        if themes.count == rule.pages.count { return }
        if !themes.isEmpty || rule.pages.count > guesses.count { return }
        if hasColor {
            unclear.append(rule)
        } else {
            partial.append(rule)
        }
    }

    /// The text is a colour or a gradient, or may lead to one.
    static func isColor(_ text: String) -> Bool {
        text.includes("var(") || text.includes("gradient(") || StyleText.isColorLike(text)
            || (try? Color(parsing: text)) != nil
    }

    /// `[data-theme]` is what `[data-theme="ocean"]` has, too.
    private mutating func removeBarePresence() {
        let valued = Set(
            pages.flatMap(\.qualifiers).filter { !$0.value.isEmpty }.map(\.name)
        )
        pages.removeAll { page in
            page.qualifiers.contains { qualifier in
                qualifier.kind == .attribute && qualifier.value.isEmpty
                    && valued.contains(qualifier.name)
            }
        }
    }

    /// A class for a scheme and one for more contrast may be there together.
    private mutating func addCombinations() {
        let contexts = pages.map { (page: $0, context: $0.context) }
        let contrasts = contexts.filter { $0.context.contrast != nil && $0.context.scheme == nil }
        let schemes = contexts.filter { $0.context.contrast == nil && $0.context.scheme != nil }
        for one in contrasts {
            for other in schemes where other.context.theme == one.context.theme {
                if let both = one.page.merging(other.page) { add([both]) }
            }
        }
    }
}
