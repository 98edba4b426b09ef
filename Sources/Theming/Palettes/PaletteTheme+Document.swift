import Findings
public import ThemeModel

extension PaletteTheme {
    /// The theme as a document, for the checks and pages that theme files go through.
    ///
    /// The highlight is the background and the primary colour the text on it; the two others are roles of their own
    /// that are checked as text. Every palette colour is there by its name as well.
    public var document: ThemeDocument {
        var document = ThemeDocument(id: name, name: name, format: "code")
        let named = [
            ("primary", palette.primary), ("neutral", palette.neutral), ("secondary", palette.secondary),
            ("highlight", palette.highlight),
        ]
        for (name, color) in named { document.appearance.palette[name] = Located(ColorExpression(.literal(color))) }
        let roles = [
            ("background", "highlight"), ("text", "primary"), ("primary", "primary"), ("secondary", "secondary"),
            ("neutral", "neutral"),
        ]
        for (role, name) in roles {
            document.appearance.colors[role] = Located(ColorExpression(.reference("palette.\(name)")))
        }
        document.appearance.styles = fontStyles.table
        document.contrast.pairs = ["secondary", "neutral"].map { Located(PairName($0, on: "background")) }
        return document
    }
}
