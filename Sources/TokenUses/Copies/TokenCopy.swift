import CodeConstants
import SourceText
package import ThemeModel

/// One copy of a project's tokens: the colours that a file, or files that belong together, give each mode.
package struct TokenCopy: Sendable {
    /// The files' names in findings, the one that stands for all of them first.
    package let files: [String]
    package let appearances: [CopiedAppearance]

    /// Each document with the theme that it gives.
    package init(_ files: [String], themes: [(document: ThemeDocument, theme: Theme)]) {
        self.files = files
        appearances = themes.flatMap { document, theme in
            let modes = document.modes.map(\.value)
            let roles = ([document.appearance] + modes).flatMap(\.colors.names)
            return theme.modes.map { mode in
                CopiedAppearance(mode, of: theme, writtenRoles: Set(roles))
            }
        }
    }

    /// The name of the copy in sentences.
    var name: String { files.first ?? "" }

    /// The colours are constants of a program.
    var isCode: Bool { files.allSatisfy(CodeColors.reads) }

    /// The place of the copy as a whole.
    var location: SourceLocation { SourceLocation(file: name) }

    /// The themes of the copy, each with its modes, the default one first.
    var themes: [[CopiedAppearance]] {
        var themes: Table<[CopiedAppearance]> = [:]
        for appearance in appearances {
            themes[appearance.theme, default: []].append(appearance)
        }
        return themes.map(\.value)
    }
}

/// The colours of one mode in one copy.
package struct CopiedAppearance: Sendable {
    /// The id of its theme.
    let theme: String
    /// The name of its theme, as an id.
    let title: String
    let mode: String
    let scheme: Scheme
    let contrast: ContrastPreference
    let tokens: [CopiedToken]
    /// The colours that a theme in our own format gives itself, by reduced name: its exports have them written.
    let derived: [String: CopiedToken]

    /// `writtenRoles` are those that the file has, readable or not: a substitute may also stand in for an absent role.
    init(_ mode: Mode, of theme: Theme, writtenRoles: Set<String> = []) {
        self.theme = theme.id
        title = ThemeID.make(from: theme.name)
        self.mode = mode.name
        scheme = mode.scheme
        contrast = mode.contrast
        tokens = Self.tokens(of: mode, writtenRoles)
        derived = theme.isOwnFormat ? Self.derived(in: mode) : [:]
    }

    private static func derived(in mode: Mode) -> [String: CopiedToken] {
        var tokens: [String: CopiedToken] = [:]
        for name in mode.colorNames {
            guard let color = mode.color(named: name) else { continue }
            let token = CopiedToken(name: name, isRole: true, color: color)
            tokens[NameKey.key(of: name)] = token
        }
        return tokens
    }

    /// The written colours: a role that is another name of a palette colour in the same place is left out.
    private static func tokens(of mode: Mode, _ writtenRoles: Set<String>) -> [CopiedToken] {
        var tokens: [CopiedToken] = []
        for (name, color) in mode.palette {
            tokens.append(CopiedToken(name: name, isRole: false, color: color))
        }
        for (name, color) in mode.colors
        where color.origin == .declared || writtenRoles.contains(name) {
            let target = color.alias?.path.suffix(after: "palette.")
            let twin = target.flatMap { mode.palette[$0] }
            if let twin, twin.location == color.location { continue }
            tokens.append(CopiedToken(name: name, isRole: true, color: color))
        }
        return tokens + CopiedToken.stops(in: mode)
    }
}

/// A colour under the name that a copy has for it.
struct CopiedToken: Sendable {
    let name: String
    /// The name is a role's, from which the reader of the file took a common start off.
    let isRole: Bool
    let color: ThemeColor

    /// The name with its group, as no custom property has it.
    var path: String { isRole ? "colors.\(name)" : "palette.\(name)" }
}
