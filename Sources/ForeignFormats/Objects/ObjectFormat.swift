import SourceTrees

extension ForeignFormat {
    static let objects = ForeignFormat(
        name: "objects",
        description: FormatDescription(
            name: "objects",
            title: "objects of colours",
            ending: ".json",
            recognition: "colours alone, in JSON, JavaScript or TypeScript"
        ),
        endings: ["json"],
        recognise: ObjectColors.recognises,
        read: { root, id, _ in ObjectColors.read(root, id: id) }
    )
}
