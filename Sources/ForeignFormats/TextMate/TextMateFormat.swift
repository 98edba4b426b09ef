extension ForeignFormat {
    static let textMate = ForeignFormat(
        name: "tmtheme",
        description: FormatDescription(
            name: "tmtheme",
            title: "TextMate",
            ending: ".tmTheme",
            recognition: "settings with a background or scopes"
        ),
        endings: ["tmtheme"],
        recognise: TextMateThemeReader.recognises,
        read: { root, id, _ in TextMateThemeReader.read(root, id: id) },
        unreadColors: UnreadColorSearch()
    )
}
