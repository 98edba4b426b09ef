extension ForeignFormat {
    static let styleSheet = ForeignFormat(
        name: "css",
        description: FormatDescription(
            name: "css",
            title: "style sheet",
            ending: ".css",
            recognition: "custom properties of whole pages, or classes of highlighted code"
        ),
        endings: ["css"],
        recognise: StyleSheetReader.recognises,
        read: { root, id, _ in StyleSheetReader.read(root, id: id) }
    )
}
