import SourceTrees

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
        read: { root, id, files in ScriptReader.read(root, id: id, among: files) },
        filesThatBelongTogether: [
            .references(
                FileReferences(
                    mayRefer: { bytes, file in
                        ScriptModules.endings.contains(Container.ending(of: file) ?? "")
                            && bytes.holds("import")
                    },
                    paths: ScriptModules.references
                )
            )
        ],
        edit: ColorEditing(keepsAliases: true)
    )
}
