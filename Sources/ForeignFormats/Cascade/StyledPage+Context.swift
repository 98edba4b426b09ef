import SourceText
import StyleSheets
import ThemeModel

extension StyledPage {
    /// The theme, scheme and contrast that the names on a page tell.
    var context: StyleContext {
        var context = StyleContext()
        for qualifier in qualifiers {
            let name = qualifier.themeName
            if !name.isEmpty { context.narrow(to: name) }
        }
        return context
    }

    /// The meaning of a page that a selector asks for.
    enum Kind {
        case page
        /// A class that need not mean a theme.
        case guess
        case part
    }

    var kind: Kind {
        let elements = elements.filter { !$0.isEmpty }
        let classes = qualifiers.filter { $0.kind == .name }
        let unclear = classes.filter { !$0.meansTheme }
        let named = classes.filter { !$0.isPlain }
        let isOfPart = qualifiers.contains { $0.isOfPart }
        // A page has one theme: `.theme-switch .theme-icon` is a part of it, and so is `.button.is-dark`.
        if isOfPart || elements.count > 1 && named.count > 1 { return .part }
        let isStated = unclear.allSatisfy(\.isOfPage)
        if elements.count > 1, !isStated { return .part }
        if unclear.count > 1, !isStated { return .part }
        return unclear.isEmpty ? .page : .guess
    }
}

extension StyleQualifier {
    /// The class tells no more than a scheme or a contrast.
    var isPlain: Bool { StyleContext(named: themeName).theme == nil }

    var meansTheme: Bool {
        isPlain || NameWords.words(of: name).contains("theme")
    }

    /// The class is a form of a block that means whole pages, as ``ThemeClasses`` are.
    var isForm: Bool { isOfPage && kind == .name && name.contains("--") }

    /// A button may be disabled and hovered; a page is neither.
    var isOfPart: Bool {
        if isOfPage { return false }
        switch kind {
        case .id, .state: return true
        case .name: return isOfBlock
        case .attribute: return !isOfThemes && !["dir", "lang"].contains(name)
        }
    }

    /// The class is a form of a component, as `btn--ghost` is; `theme--dark` and `body--dark` are of the page.
    private var isOfBlock: Bool {
        guard let end = name.firstRange(of: "--")?.lowerBound else { return false }
        let words = NameWords.words(of: String(name[..<end]))
        return words.last.map { !Self.wordsOfPages.contains($0) } ?? false
    }

    private static let wordsOfPages: Set<Substring> = [
        "theme", "mode", "scheme", "skin", "palette", "brand", "color", "colors",
        "html", "body", "page", "app", "root", "site", "layout", "document",
    ]

    private var isOfThemes: Bool {
        name.hasPrefix("data-") || ["theme", "class", "mode"].contains(name)
    }

    /// The name as `StyleContext` takes it: a class, the value in `[data-theme="ocean"]`, or `dark` of `[data-dark]`; empty
    /// for what tells nothing.
    var themeName: String {
        switch kind {
        case .id, .state: return ""
        case .name: return plainName
        case .attribute:
            guard isOfThemes else { return "" }
            // A page may have several: `[data-accent-color="gray"]` beside `[data-gray-color="gray"]`.
            let isAxis = name.hasPrefix("data-") && name.hasSuffix("-color")
            if value.isEmpty { return isAxis ? "" : String(name.dropFirst(5)) }
            return isAxis ? "\(name.dropFirst(5).dropLast(6))-\(value)" : value
        }
    }

    /// `dark` of `is-dark`.
    private var plainName: String {
        guard name.hasPrefix("is-") else { return name }
        let state = String(name.dropFirst(3))
        return isOfPage && StyleContext(named: state).theme == nil ? state : name
    }
}
