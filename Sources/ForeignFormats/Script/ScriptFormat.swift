extension ForeignFormat {
    static let script = ForeignFormat(
        name: "objects",
        description: FormatDescription(
            name: "objects",
            title: "objects of colours",
            ending: ".ts",
            recognition: "constants of JavaScript or TypeScript that write colours out"
        ),
        recognise: ScriptReader.recognises,
        read: { root, id, _ in ScriptReader.read(root, id: id) },
        edit: ColorEditing(keepsAliases: true)
    )
}
