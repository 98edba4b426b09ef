package import Findings
import SourceText
package import ThemeModel

/// A document that names its page or its text by a short word, such as `bg`, or has a surface or a `base` for a page.
package struct PageSurface: Sendable {
    package private(set) var document: ThemeDocument
    /// A note on the guess; nil where there is none.
    package private(set) var finding: Finding?

    /// The formats whose names are their authors' own; elsewhere `bg` is a colour of a palette.
    private static let formats: Set = ["css", "dtcg", "theo", "objects"]

    package init(completing document: ThemeDocument) {
        self.document = document
        readShortNames()
        let appearance = self.document.appearance
        guard !document.isOwnFormat, appearance[.background] == nil, appearance[.text] != nil
        else { return }
        if let surface = appearance.colors["surface"] {
            guess("surface", at: "colors.surface", surface.location)
        } else if Self.formats.contains(document.format), let name = pageName(in: appearance) {
            guess(name, at: "palette.\(name)", appearance.palette[name]?.location)
        }
    }

    /// The colour below all layers; `base` is one only beside a layer, such as `mantle` or `surface0`.
    private func pageName(in appearance: Appearance) -> String? {
        let names = appearance.palette.names
        let hasLayers = names.contains { name in
            NameWords.words(of: name).contains { word in
                Self.layers.contains { word.hasPrefix($0) }
            }
        }
        let pages = ["canvas", "page", "surface-ground"] + (hasLayers ? ["base"] : [])
        let known = pages.flatMap { page in
            ["", "color-", "color.", "colors."].map { "\($0)\(page)" }
        }
        return known.first(where: names.contains)
    }

    private static let layers = ["mantle", "surface", "overlay"]

    private mutating func guess(_ name: String, at path: String, _ location: SourceLocation?) {
        document.appearance.colors["background"] = Located(
            ColorExpression(.reference(path)),
            at: location
        )
        document.guessedRoles["background"] = name
        finding = Finding(
            .unknownKey,
            .note,
            "no colour of the file is 'background', so '\(name)' is taken for the page",
            help:
                "write 'background: \(name)' under 'roles' in themepreview.yml, or another colour of the file",
            at: location
        )
    }

    /// Reads `bg` and `fg` as the page and its text, where the file has both ends.
    private mutating func readShortNames() {
        guard Self.formats.contains(document.format) else { return }
        var appearance = document.appearance
        appearance.addRoles(ShortNames.roles)
        guard appearance[.background] != nil, appearance[.text] != nil else { return }
        appearance.addRoles(ShortNames.statuses)
        document.appearance = appearance
    }
}

extension Appearance {
    /// Adds the roles of names in the palette that are not there.
    fileprivate mutating func addRoles(_ roles: Table<String>) {
        for (name, role) in roles where colors[role] == nil {
            if palette[name] != nil { addRole(role, as: "palette.\(name)") }
        }
    }
}
