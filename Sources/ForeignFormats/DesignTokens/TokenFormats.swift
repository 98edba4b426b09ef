import SourceTrees

extension ForeignFormat {
    static let designTokens = ForeignFormat(
        name: "dtcg",
        description: FormatDescription(
            name: "dtcg",
            title: "Design Tokens 2025.10",
            ending: ".tokens.json",
            recognition: "$value, or resolutionOrder"
        ),
        endings: ["json", "jsonc", "yml", "yaml"],
        recognise: DesignTokensReader.recognises,
        read: { root, id, _ in DesignTokensReader.read(root, id: id) },
        filesThatBelongTogether: [.siblings(.tokenFiles), .siblings(.tokenModes)],
        edit: ColorEditing(composed: [ColorObject.self]),
        complaints: Complaints(leftover: { root, _ in
            TokensWithoutColors.finding(about: root)
        })
    )

    /// Tokens of the form before the Format Module.
    static let legacyTokens = ForeignFormat(
        name: "dtcg",
        recognise: LegacyTokensReader.recognises,
        read: { root, id, _ in LegacyTokensReader.read(root, id: id) }
    )

    /// A folder of Tokens Studio with a file for each set.
    static let tokenFolder = ForeignFormat(
        name: "dtcg",
        recognise: TokenFolderReader.recognises,
        read: TokenFolderReader.read,
        filesThatBelongTogether: [
            .references(
                FileReferences(
                    mayRefer: { _, file in TokenFolderReader.isHead(file) },
                    paths: TokenFolderReader.references,
                    takesOthers: { _, file in TokenFolderReader.isHead(file) },
                    heads: TokenFolderReader.heads
                )
            )
        ],
        themeName: TokenFolderReader.folderName
    )

    /// A file that puts others together, in contexts.
    static let tokenResolver = ForeignFormat(
        name: "dtcg",
        recognise: TokenResolverReader.recognises,
        read: TokenResolverReader.read,
        filesThatBelongTogether: [
            .references(
                FileReferences(
                    mayRefer: { bytes, file in
                        Container.isJSON(file)
                            && (bytes.holds("resolutionOrder") || bytes.holds(".json"))
                    },
                    paths: TokenResolverReader.references,
                    takesOthers: TokenResolverReader.isResolver,
                    staysTheme: TokenResolverReader.isResolver
                )
            )
        ],
        modifierNames: TokenResolverReader.modifierNames
    )
}
