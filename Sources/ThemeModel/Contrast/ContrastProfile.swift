package import Findings
package import SourceText

/// A named set of pairs and a level, which takes the place of the default pairs.
package struct ContrastProfile: Hashable, Sendable {
    package var name: String
    /// Its purpose, in a sentence.
    package var summary: String
    /// The level for modes of standard contrast; nil leaves it to the project.
    package var level: ContrastLevel?
    /// The default pairs count as well.
    package var hasDefaults = false
    /// The uses of the default pairs that count; empty for all.
    package var uses: [ContrastUse] = []
    package var pairs: [Located<RequiredPair>] = []

    package init(_ name: String, _ summary: String = "") {
        self.name = name
        self.summary = summary
    }
}

extension ContrastProfile {
    /// The profiles that every project has.
    package static let builtIn: [ContrastProfile] = [standard, base16, editor, textOnly]

    /// The profile of a theme without one.
    package static let standard: ContrastProfile = {
        var profile = ContrastProfile("default", "the default pairs, as without a profile")
        profile.hasDefaults = true
        return profile
    }()

    /// Both colours of each pair stand in the scheme; what we derive or map from them is left out.
    private static let base16: ContrastProfile = {
        var profile = ContrastProfile(
            "base16",
            "what a base16 or base24 scheme says itself: text and syntax on its grounds"
        )
        profile.pairs = pairs(
            "text on background",
            "text on surface",
            "text-muted on surface",
            "text on selection",
            "syntax-* on code-background"
        )
        return profile
    }()

    private static let editor: ContrastProfile = {
        var profile = ContrastProfile(
            "editor",
            "what an editor shows: code, selections, marks, gutters, cursor"
        )
        profile.pairs =
            pairs(
                "text on background",
                "text on surface",
                "text-muted on background",
                "text-muted on surface",
                "code on code-background",
                "syntax-* on code-background",
                "text on selection",
                "text on highlight"
            )
            + ["focus", "success", "warning", "danger", "info"].map {
                Located(PairName($0, on: "background", use: .nonText))
            }
        return profile
    }()

    private static let textOnly: ContrastProfile = {
        var profile = ContrastProfile(
            "text-only",
            "the default pairs of text; lines, icons and fills are left out"
        )
        profile.hasDefaults = true
        profile.uses = [.text, .largeText]
        return profile
    }()

    private static func pairs(_ phrases: String...) -> [Located<RequiredPair>] {
        phrases.compactMap { PairName(phrase: $0).map { Located($0) } }
    }
}

/// Themes for which a project has a level or a profile of their own.
package struct ThemeFamily: Hashable, Sendable {
    /// The ids, with `*` for any characters; empty for all.
    package var themes: [String] = []
    /// The formats, likewise.
    package var formats: [String] = []
    package var level: ContrastLevel?
    package var profile: ContrastProfile?
    package var location: SourceLocation?

    package init() {}

    package func has(_ theme: String, format: String) -> Bool {
        themes.stand(for: theme) && formats.stand(for: format)
    }
}

extension [ThemeFamily] {
    /// The profile of a theme: the last one that is given.
    package func profile(of theme: String, format: String) -> ContrastProfile? {
        family(withProfileFor: theme, format: format)?.profile
    }

    package func family(withProfileFor theme: String, format: String) -> ThemeFamily? {
        last { $0.profile != nil && $0.has(theme, format: format) }
    }

    /// The level of a theme without one of its own: the last one that is given, else that of the profile.
    package func level(of theme: String, format: String) -> ContrastLevel? {
        last { $0.level != nil && $0.has(theme, format: format) }?.level
            ?? profile(of: theme, format: format)?.level
    }
}
