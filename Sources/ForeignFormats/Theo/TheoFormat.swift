import SourceTrees

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ForeignFormat {
    /// Tokens in files that import one another.
    static let theo = ForeignFormat(
        name: "theo",
        description: FormatDescription(
            name: "theo",
            title: "Theo",
            ending: ".yml, .json",
            recognition: "imports, or props beside global or aliases"
        ),
        recognise: TheoReader.recognises,
        read: TheoReader.read,
        filesThatBelongTogether: [
            .references(
                FileReferences(
                    mayRefer: mayImport,
                    paths: TheoReader.references,
                    takesOthers: mayImport
                )
            )
        ],
        edit: ColorEditing(keepsAliases: true)
    )

    private static let mayImport: @Sendable (Data, String) -> Bool = { bytes, file in
        TheoReader.mayBe(file) && bytes.holds("imports")
    }
}
