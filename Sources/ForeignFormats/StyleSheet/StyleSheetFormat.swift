import SourceTrees

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
        read: { root, id, files in
            let sheet = StyleImports(root, among: files)
            let (documents, findings) = StyleSheetReader.read(sheet.root, id: id)
            return (documents, sheet.findings + findings)
        },
        filesThatBelongTogether: .references(
            FileReferences(
                mayRefer: { bytes, file in
                    Container.ending(of: file) == "css" && bytes.holds("@import")
                },
                paths: StyleImports.references
            )
        )
    )
}
