import ThemeModel

extension ForeignFormat {
    static let textMate = ForeignFormat(
        name: "tmtheme",
        description: FormatDescription(
            name: "tmtheme",
            title: "TextMate",
            ending: ".tmTheme",
            recognition: "settings with a background or scopes"
        ),
        kind: .editor,
        keyTable: { TextMateThemeReader.textMateKeys },
        endings: ["tmtheme"],
        recognise: TextMateThemeReader.recognises,
        read: { root, id, _ in TextMateThemeReader.read(root, id: id) },
        unreadColors: UnreadColorSearch(
            places: ColorPlaces([
                "*/settings/*oreground", "*/settings/*ackground", "*/settings/caret",
                "*/settings/selection", "*/settings/lineHighlight",
                "*/settings/findHighlight", "*/settings/invisibles", "*/settings/gutter",
                "*/settings/guide", "*/settings/activeGuide", "*/settings/stackGuide",
                "gutterSettings/*",
            ])
        )
    )
}
