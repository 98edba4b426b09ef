import SourceText

// Components of the app, and the places in them for what their callers put into them.
extension MarkupTreeReader {
    /// The word of a component, which the file imports or has itself.
    mutating func word(ofComponent name: String) -> String {
        tree.components[name] = .some(imports[name]?.path)
        return MarkupTree.word(ofComponent: name)
    }

    /// The elements that are open are around a place for content.
    mutating func noticeSlot() {
        for place in open.last?.places ?? [] {
            if let index = place.index { tree.noticeSlot(in: index) }
        }
    }

    /// A text between tags has the content: `{children}`, `{@render children()}`.
    func hasContent(_ range: Range<Int>) -> Bool {
        let text = script.text(range)
        guard text.includes("hildren") || text.includes("@render") else { return false }
        let written = text.filter { !$0.isWhitespace }
        return written.includes("hildren}") || written.includes("{@render")
    }
}
