import SourceText
import SourceTrees

extension ForeignFormat {
    /// A design system in one Markdown file: tokens in YAML, and prose about them.
    static let designDocument = ForeignFormat(
        name: "design-md",
        description: FormatDescription(
            name: "design-md",
            title: "DESIGN.md",
            ending: ".md",
            recognition: "colors or components, in front matter or blocks of YAML"
        ),
        endings: ["md"],
        recognise: DesignDocumentReader.recognises,
        read: { root, id, _ in DesignDocumentReader.read([root], id: id) },
        filesThatBelongTogether: [.siblings(.designDocuments)],
        refuses: { file in
            Container(of: "", file: file) == .markdown && !DesignDocumentReader.isNamedDesign(file)
        }
    )
}

extension SiblingFiles {
    /// Documents that stand side by side, one for each mode: `DESIGN.md`, `design.dark.md`.
    static let designDocuments = SiblingFiles(
        name: "design modes",
        looksInside: false,
        find: { files, _ in
            let names = files.map(\.name).filter(DesignDocumentReader.isNamedDesign)
            return ModeFileNames.designDocuments.sets(of: names)
        },
        read: DesignDocumentReader.readModes
    )
}

extension ModeFileNames {
    static let designDocuments = ModeFileNames(ending: ".md")
}
