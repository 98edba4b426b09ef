package import Findings
package import ThemeModel

/// A document whose file has a text and a surface, and no background: the surface is taken for the page.
package struct PageSurface: Sendable {
    package private(set) var document: ThemeDocument
    /// A note on the guess; nil where there is none.
    package private(set) var finding: Finding?

    package init(completing document: ThemeDocument) {
        self.document = document
        let appearance = document.appearance
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
}
