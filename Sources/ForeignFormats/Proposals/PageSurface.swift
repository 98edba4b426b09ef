package import Findings
package import ThemeModel

/// A document that names its page or its text by a short word, such as `bg`, or has a surface in place of a page.
package struct PageSurface: Sendable {
    package private(set) var document: ThemeDocument
    /// A note on the guess; nil where there is none.
    package private(set) var finding: Finding?

    /// The formats whose names are their authors' own; elsewhere `bg` is a colour of a palette.
    private static let formats: Set = ["css", "dtcg", "objects"]

    package init(completing document: ThemeDocument) {
        self.document = document
        readShortNames()
        let appearance = self.document.appearance
        guard !document.isOwnFormat, appearance[.background] == nil,
            appearance[.text] != nil, let surface = appearance.colors["surface"]
        else { return }
        self.document.appearance.colors["background"] = Located(
            ColorExpression(.reference("colors.surface")),
            at: surface.location
        )
        self.document.guessedRoles["background"] = "surface"
        finding = Finding(
            .unknownKey,
            .note,
            "no colour of the file is 'background', so 'surface' is taken for the page",
            help:
                "write 'background: surface' under 'roles' in themepreview.yml, or another colour of the file",
            at: surface.location
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
