extension ForeignFormat {
    static let sublime = ForeignFormat(
        name: "sublime",
        description: FormatDescription(
            name: "sublime",
            title: "Sublime Text",
            ending: ".sublime-color-scheme",
            recognition: "globals with rules or variables"
        ),
        endings: ["sublime-color-scheme"],
        recognise: SublimeSchemeReader.recognises,
        read: { root, id, _ in SublimeSchemeReader.read(root, id: id) },
        unreadColors: UnreadColorSearch()
    )
}
