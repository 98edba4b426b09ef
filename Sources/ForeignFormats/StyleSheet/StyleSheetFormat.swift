import SourceTrees
import StyleSheets

extension ForeignFormat {
    static let styleSheet = ForeignFormat(
        name: "css",
        description: FormatDescription(
            name: "css",
            title: "style sheet",
            ending: ".css",
            recognition: "custom properties of whole pages, or classes of highlighted code"
        ),
        endings: ["css", "scss"],
        recognise: StyleSheetReader.recognises,
        read: { root, id, files in
            let sheet = StyleImports(root, among: files)
            let (documents, findings) = StyleSheetReader.read(sheet.root, id: id)
            return (documents, sheet.findings + findings)
        },
        filesThatBelongTogether: [
            .references(
                FileReferences(
                    mayRefer: { bytes, file in
                        Container.ending(of: file) == "css" && bytes.holds("@import")
                    },
                    paths: StyleImports.references
                )
            ), .siblings(.sheetModes),
        ],
        themeName: StyleSheetName.name
    )
}

/// The names of style sheets that stand beside others: `pico.colors.css` is another one than `pico.css`.
private enum StyleSheetName {
    private static let plain: Set<Substring> = ["min", "module", "theme", "tokens", "bundle"]

    @Sendable static func name(of file: String) -> String? {
        let parts = (file.split(separator: "/").last ?? "").split(separator: ".")
        let endings = ["css", "scss"]
        guard parts.count > 2, endings.contains(parts.last?.lowercased() ?? "") else { return nil }
        let further = parts.dropFirst().dropLast().filter { !plain.contains($0) }
        return further.isEmpty ? nil : ([parts[0]] + further).joined(separator: "-")
    }
}
