import SourceTrees

extension ForeignFormat {
    static let swift = ForeignFormat(
        name: "swift",
        description: FormatDescription(
            name: "swift",
            title: "colours in Swift",
            ending: ".swift",
            recognition: "constants with colours of SwiftUI, UIKit or AppKit"
        ),
        recognise: { root in root[CodeTree.root] != nil },
        read: { root, id, _ in SwiftReader.read(root, id: id) }
    )
}
