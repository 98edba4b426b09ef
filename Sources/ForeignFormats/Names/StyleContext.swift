import SourceText
import ThemeModel

/// The part of a file's meaning that names tell: one theme, scheme or contrast, or all of them.
struct StyleContext: Hashable {
    var theme: String?
    var scheme: Scheme?
    var contrast: ContrastPreference?

    /// The context without its theme.
    var condition: StyleContext {
        StyleContext(scheme: scheme, contrast: contrast)
    }

    /// The context has neither a scheme nor a contrast.
    var isUsual: Bool { scheme == nil && contrast == nil }

    /// Words of a name that ask for more contrast.
    static let contrastWords: Set<String> = [
        "high", "contrast", "hc", "highcontrast", "ax", "more", "increase", "increased", "enhanced",
    ]

    /// Words of a name that are no name of a theme.
    static let plainWords = contrastWords.union([
        "light", "dark", "theme", "mode", "scheme", "color", "default", "auto", "system", "root",
        "data",
    ])

    private static let lessWords: Set<Substring> = [
        "less", "low", "reduced", "normal", "standard", "default",
    ]
}

extension StyleContext {
    /// The context that a name such as `light_ax` or `Dark Mode` tells.
    init(named name: String) {
        self.init()
        narrow(to: name)
    }

    /// Takes a class or a value such as `dark`, `dark-high-contrast` or `ocean`.
    mutating func narrow(to qualifier: String) {
        // Logseq calls its light scheme so, beside `[data-theme=light]`.
        let name = qualifier == "white-theme" ? "light" : qualifier
        let words = NameWords.words(of: name).map(String.init)
        let isOfContrast = words.contains(where: Self.contrastWords.contains)
        if isOfContrast, !Self.saysLess(qualifier) { contrast = .more }
        scheme = Scheme.allCases.first { words.contains($0.rawValue) } ?? scheme
        if words.allSatisfy(Self.plainWords.contains) { return }
        let title = String(qualifier.prefix(TextLimits.name))
        theme = [theme, title].compactMap(\.self).joined(separator: " ")
    }

    /// A name that speaks of contrast may say that there is no more of it.
    static func saysLess(_ name: String) -> Bool {
        NameWords.words(of: name).contains(where: lessWords.contains)
    }

    /// The words of a name that tell a mode.
    static func modeWords(of name: String) -> String {
        let modes = contrastWords.union(Scheme.allCases.map(\.rawValue))
        return words(of: name, where: modes.contains)
    }

    /// The words of a name that tell no mode.
    static func themeWords(of name: String) -> String {
        words(of: name) { !plainWords.contains($0) }
    }

    private static func words(
        of name: String,
        where isTaken: (String) -> Bool
    ) -> String {
        NameWords.words(of: name).map(String.init).filter(isTaken).joined(separator: "-")
    }
}
