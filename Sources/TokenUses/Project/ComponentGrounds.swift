import SourceText

/// The components of an app that may paint a ground below what their callers put into them, by sheets and styles.
struct ComponentGrounds {
    private let trees: [String: MarkupTree]
    /// The words of elements for which a rule of some sheet sets a ground.
    private let painted: Set<String>
    /// The files by the last part of the paths that may name them.
    private var homes: [Substring: [String]] = [:]

    init(_ trees: [String: MarkupTree], _ sheets: [SheetRules]) {
        self.trees = trees
        painted = sheets.reduce(into: []) { $0.formUnion($1.paintedWords) }
        for (file, tree) in trees where !tree.slots.isEmpty {
            for end in ImportPath.ends(of: file) { homes[end, default: []].append(file) }
        }
    }

    /// The elements of a file, without the components that paint nothing.
    func settling(_ tree: MarkupTree, of file: String) -> MarkupTree {
        if tree.components.isEmpty { return tree }
        return tree.renaming { word in
            guard let name = MarkupTree.component(ofWord: word) else { return word }
            return mayPaint(name, in: tree, of: file) ? MarkupTree.componentGround : ""
        }
    }

    private func mayPaint(_ name: String, in tree: MarkupTree, of file: String) -> Bool {
        guard let origin = tree.components[name] else { return false }
        guard let origin else { return mayPaintSlots(of: file) }
        let path = ImportPath(origin, in: file)
        let near = homes[path.lastName] ?? []
        return near.contains { path.mayName($0) && mayPaintSlots(of: $0) }
    }

    /// An element around a place for content has a ground.
    private func mayPaintSlots(of file: String) -> Bool {
        guard let tree = trees[file] else { return false }
        return tree.slots.contains { slot in
            var next: Int? = slot
            while let index = next {
                if tree.elements[index].words.contains(where: { isPainted($0, in: tree) }) {
                    return true
                }
                next = tree.elements[index].parent
            }
            return false
        }
    }

    private func isPainted(_ word: String, in tree: MarkupTree) -> Bool {
        if painted.contains(word) || word.hasPrefix(".bg-") { return true }
        guard let style = tree.styles[word]?.style else { return false }
        let properties = style.declarations.lazy.map(\.property)
        return style.isUnread || properties.contains { $0.hasPrefix("background") }
    }
}

extension SheetRules {
    /// The words of the elements for which a rule sets a ground.
    fileprivate var paintedWords: Set<String> {
        var found: Set<String> = []
        for rule in rules where rule.setsGround {
            for selector in rule.selectors {
                let words = selector.compounds.last?.words ?? []
                found.formUnion(words.map { self.words.names[$0] })
            }
        }
        return found
    }
}
