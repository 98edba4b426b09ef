package import Findings
package import SourceText

/// A named set of pairs and a level, which takes the place of the default pairs.
package struct ContrastProfile: Hashable, Sendable {
    package var name: String
    /// Its purpose, in a sentence.
    package var summary: String
    /// The level for modes of standard contrast; nil leaves it to the project.
    package var level: ContrastLevel?
    /// The default pairs that count as well.
    package var defaults = Defaults.none
    /// The uses of the default pairs that count; empty for all.
    package var uses: [ContrastUse] = []
    package var pairs: [Located<RequiredPair>] = []

    package init(_ name: String, _ summary: String = "") {
        self.name = name
        self.summary = summary
    }
}

extension ContrastProfile {
    /// The default pairs that a profile begins with.
    package enum Defaults: Hashable, Sendable {
        case none
        /// The pairs of this kind; nil for the theme's own.
        case kind(ThemeKind?)
        /// The pairs of an app and of the theme's own kind.
        case all
    }

    /// The profiles that every project has.
    package static let builtIn: [ContrastProfile] =
        [standard, all] + ThemeKind.allCases.filter { $0 != .app }.map(ofKind) + [textOnly]

    /// The profile of a theme without one.
    package static let standard: ContrastProfile = {
        var profile = ContrastProfile(
            "default",
            "the pairs of the theme's kind, as without a profile"
        )
        profile.defaults = .kind(nil)
        return profile
    }()

    private static let all: ContrastProfile = {
        var profile = ContrastProfile(
            "all",
            "every pair of our roles, also of those that the theme leaves to us"
        )
        profile.defaults = .all
        return profile
    }()

    private static func ofKind(_ kind: ThemeKind) -> ContrastProfile {
        var profile = ContrastProfile(kind.rawValue, kind.summary)
        profile.defaults = .kind(kind)
        return profile
    }

    private static let textOnly: ContrastProfile = {
        var profile = ContrastProfile(
            "text-only",
            "the default pairs of text; lines, icons and fills are left out"
        )
        profile.defaults = .kind(nil)
        profile.uses = [.text, .largeText]
        return profile
    }()

    /// The built-in profile with a name, or with one of its earlier names.
    package static func builtIn(named name: String) -> ContrastProfile? {
        let name = ["base16": "scheme"][name] ?? name
        return builtIn.first { $0.name == name }
    }

    /// The kinds whose default pairs count for a theme of a kind.
    package func kinds(for own: ThemeKind) -> [ThemeKind] {
        switch defaults {
        case .none: []
        case .kind(let kind): [kind ?? own]
        case .all: own == .app ? [.app] : [own, .app]
        }
    }
}

extension ThemeKind {
    /// The pairs of the kind, in a sentence.
    fileprivate var summary: String {
        switch self {
        case .app: "every pair of our roles"
        case .tokens: "the default pairs of the roles that the system names itself"
        case .terminal: "text, colours and cursor on the background, and selected text"
        case .editor:
            "code, and what the file has for the window around it, as the program paints them"
        case .scheme: "text and syntax on the grounds of a base16 scheme"
        }
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
