import SourceTrees
import ThemeModel

extension ForeignFormat {
    static let sublime = ForeignFormat(
        name: "sublime",
        description: FormatDescription(
            name: "sublime",
            title: "Sublime Text",
            ending: ".sublime-color-scheme",
            recognition: "globals with rules or variables"
        ),
        kind: .editor,
        keyTable: { SublimeSchemeReader.keys },
        endings: ["sublime-color-scheme"],
        recognise: SublimeSchemeReader.recognises,
        read: { root, id, _ in SublimeSchemeReader.read(root, id: id) },
        unreadColors: UnreadColorSearch(
            places: ColorPlaces([
                "variables/*", "globals/*ground", "globals/caret", "globals/selection",
                "globals/line_highlight", "globals/accent", "globals/misspelling",
                "globals/invisibles", "globals/guide", "globals/active_guide",
                "globals/stack_guide", "globals/highlight", "globals/*_border",
                "globals/shadow", "globals/*_caret",
                "rules/*/foreground", "rules/*/background", "rules/*/selection_foreground",
            ]),
            reading: { root in
                let colors = SublimeColors(root["variables"])
                return colors.reading(ofRule:)
            }
        )
    )
}
