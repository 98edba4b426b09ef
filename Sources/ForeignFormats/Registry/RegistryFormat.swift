extension ForeignFormat {
    static let registry = ForeignFormat(
        name: "shadcn",
        description: FormatDescription(
            name: "shadcn",
            title: "shadcn registry item",
            ending: ".json",
            recognition: "cssVars with light, dark or theme"
        ),
        endings: ["json"],
        recognise: RegistryReader.recognises,
        read: { root, id, _ in RegistryReader.read(root, id: id) }
    )
}
