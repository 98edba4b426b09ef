import Findings
import ThemeModel

extension PairList {
    /// Adds the default pairs that the profile keeps, and counts those of the theme's kind that it leaves out.
    mutating func addDefaultPairs(
        of profile: ContrastProfile,
        _ options: CheckOptions,
        at level: ContrastLevel
    ) {
        let problems = findings
        add([theme.kind], options)
        let usual = pairs
        let kinds = profile.kinds(of: theme)
        if kinds != [theme.kind] {
            pairs = []
            listed = []
            findings = problems
            add(kinds, options)
        }
        if !profile.uses.isEmpty {
            pairs.removeAll { !profile.uses.contains($0.name.use) }
        }
        let kept = Set(pairs.map(\.name))
        leftOut = usual.count { entry in
            entry.name.use.requiredRatio(at: level) != nil && !kept.contains(entry.name)
        }
    }

    private mutating func add(_ kinds: [ThemeKind], _ options: CheckOptions) {
        for kind in kinds {
            switch kind {
            case .app: addAppPairs(options)
            case .tokens: addTokenPairs(options)
            case .terminal: addTerminalPairs()
            case .editor: addEditorPairs()
            case .scheme: addSchemePairs()
            }
        }
    }

    private mutating func addAppPairs(_ options: CheckOptions) {
        addVocabulary()
        addShownPairs(options)
    }

    /// Adds the pairs of an app in which the system gives both colours.
    private mutating func addTokenPairs(_ options: CheckOptions) {
        let others = pairs.count
        addAppPairs(options)
        let derived = pairs[others...].map(\.name).filter { name in
            !isGiven(name.foreground) || !isGiven(name.background)
        }
        for name in derived {
            removePair(name)
        }
    }

    /// Adds a pair if the theme gives both colours.
    private mutating func addGiven(
        _ foreground: String,
        on background: String,
        _ use: ContrastUse = .text
    ) {
        if isGiven(foreground), isGiven(background) {
            addPair(foreground, on: background, use)
        }
    }

    /// The theme gives the colour; one that cannot be read is given, and unknown.
    private func isGiven(_ name: String) -> Bool {
        guard let color = mode.color(named: name) else { return false }
        return !color.isDefault
    }
}

// MARK: - Terminals

extension PairList {
    /// Adds what a terminal lays on each other: everything on one background, and selected text on the selection.
    ///
    /// Black and its bright variant are for grounds and dim text on a dark background, and for text on a light one; white
    /// is the other way round. Dim text needs what large text does.
    private mutating func addTerminalPairs() {
        addGiven("text", on: "background")
        let isDark = mode.scheme == .dark
        let blacks = ["ansi.0", "ansi.8"]
        let whites = ["ansi.15", "ansi.7"]
        for color in ["1", "2", "3", "4", "5", "6", "9", "10", "11", "12", "13", "14"] {
            addGiven("ansi.\(color)", on: "background")
        }
        for color in isDark ? whites : blacks {
            addGiven("ansi.\(color)", on: "background")
        }
        if isDark {
            addGiven("ansi.8", on: "background", .largeText)
        }
        addGiven("cursor", on: "background", .nonText)
        addGiven("cursor-text", on: "cursor")
        addGiven("on-selection", on: "selection")
    }
}

// MARK: - Editors and schemes

extension PairList {
    /// Adds what every editor shows of a theme: code, its marks, and messages.
    private mutating func addEditorPairs() {
        addGiven("text", on: "background")
        addGiven("text", on: "surface")
        addGiven("text-muted", on: "background")
        addCode()
        addGiven("on-selection", on: "selection")
        addGiven("on-highlight", on: "highlight")
        if !isGiven("on-selection") {
            addGiven("text", on: "selection")
        }
        if !isGiven("on-highlight") {
            addGiven("text", on: "highlight")
        }
        for role in ["focus", "success", "warning", "danger", "info"] {
            addGiven(role, on: "background", .nonText)
        }
    }

    /// Adds what the styling guide of base16 lays on each other.
    ///
    /// Source: tinted-theming's base16 styling guide 0.12: base05 on base00, 01 and 02; base04 on 01, the status bar.
    private mutating func addSchemePairs() {
        addGiven("text", on: "background")
        addGiven("text", on: "surface")
        addGiven("text-muted", on: "surface")
        addGiven("text", on: "selection")
        addCode()
    }

    private mutating func addCode() {
        addGiven("code", on: "code-background")
        for role in mode.colors.names where role.hasPrefix("syntax-") {
            addGiven(role, on: "code-background")
        }
    }
}
