import SourceText
import SourceTrees

extension ForeignFormat {
    static let script = ForeignFormat(
        name: "objects",
        description: FormatDescription(
            name: "objects",
            title: "objects of colours",
            ending: ".ts",
            recognition: "colours that JavaScript, TypeScript or JSON writes out"
        ),
        endings: ["json"],
        recognise: { root in ScriptLeaves(root).areColors(in: root.location.file) },
        read: { root, id, _ in ScriptReader(root, id: id).themes() }
    )
}
