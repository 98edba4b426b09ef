import SourceTrees

extension ForeignFormat {
    static let android = ForeignFormat(
        name: "android",
        description: FormatDescription(
            name: "android",
            title: "colour resources of Android",
            ending: ".xml",
            recognition: "resources with a color in it"
        ),
        endings: ["xml"],
        recognise: AndroidReader.recognises,
        read: AndroidReader.read,
        filesThatBelongTogether: [
            .references(
                FileReferences(
                    pathByName: AndroidReader.night,
                    takesOthers: { _, file in AndroidReader.night(of: file) != nil }
                )
            )
        ],
        edit: ColorEditing(
            notation: ColorNotationPair(
                css: AlphaFirstHex.css,
                written: AlphaFirstHex.text(ofCSS:)
            )
        ),
        themeName: AndroidReader.folderName,
        refuses: { file in
            Container.ending(of: file) == "xml" && !AndroidReader.mayHaveColors(file)
        }
    )
}
