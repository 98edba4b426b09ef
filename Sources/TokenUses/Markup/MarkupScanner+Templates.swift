import SourceText

/// A part of a template that may be left out or repeated.
struct TemplateBlock {
    /// The number of brackets and tags that are open at its start.
    let depth: Int
    /// It is in an element that code makes.
    let isElement: Bool
    /// The fewest that are open in it.
    var lowest: Int
    /// The elements that its first alternative leaves open; nil before its end.
    var opened: Int?
}

extension MarkupScanner {
    /// Longer ones in braces are text.
    private static let reach = 1_000

    /// Skips the tag of a template at the index; nil where none starts.
    mutating func takeTemplateTag() -> TemplateTag? {
        guard language.hasTemplateTags else { return nil }
        if has("<%") {
            let start = index
            let closing = self.start(of: "%>", after: index + 2)
            index = min(closing + 2, end)
            if script[start + 2] == UInt8(ascii: "=") { readUnread(start + 2..<closing) }
            return TemplateTag(code: script.text(start + 2..<closing)[...])
        }
        if language != .html { return nil }
        if has("{{"), let text = takeBraces("}}") { return TemplateTag(braced: text) }
        if has("{%"), let text = takeBraces("%}") { return TemplateTag(statement: text) }
        return has("{#") && takeBraces("#}") != nil ? .other : nil
    }

    private mutating func takeBraces(_ closing: String) -> Substring? {
        let start = index + 2
        let limit = min(end, start + Self.reach)
        let wanted = Array(closing.utf8)
        var place = start
        while place < limit, !script.bytes[place..<end].starts(with: wanted) { place += 1 }
        guard place < limit else { return nil }
        index = place + 2
        // `{{{a}}}`
        if script[index] == UInt8(ascii: "}"), script[start] == UInt8(ascii: "{") { index += 1 }
        return script.text(start..<place)[...]
    }

    /// Follows the tag of a template between elements.
    mutating func follow(_ tag: TemplateTag) {
        switch tag {
        case .start(let isElement): startBlock(isElement: isElement)
        case .middle: startAlternative()
        case .end: endBlock()
        case .value: collector.noticeText(in: context)
        case .other: break
        }
    }

    private mutating func startBlock(isElement: Bool) {
        if isElement {
            let kind = Frame.Kind.content("<%")
            frames.append(Frame(kind: kind, context: PairCollector.unsettled, start: index))
        }
        let depth = frames.count
        blocks.append(TemplateBlock(depth: depth, isElement: isElement, lowest: depth))
    }

    /// Notes in the innermost block that elements were closed.
    mutating func noteClosing() {
        guard let last = blocks.indices.last else { return }
        blocks[last].lowest = min(blocks[last].lowest, frames.count)
    }

    private mutating func startAlternative() {
        guard let block = blocks.last else { return }
        if block.lowest < block.depth { return unsettle(from: 0) }
        let opened = frames.count - block.depth
        frames.removeLast(opened)
        noteOpened(opened)
    }

    /// Alternatives that leave different numbers of elements open make all around them uncertain.
    private mutating func noteOpened(_ count: Int) {
        let last = blocks.count - 1
        if let opened = blocks[last].opened, opened != count { unsettle(from: 0) }
        blocks[last].opened = blocks[last].opened ?? count
    }

    /// Elements that a block leaves open, or closes around it, are there in some cases alone.
    private mutating func endBlock() {
        guard let block = blocks.last else { return }
        if block.lowest < block.depth {
            unsettle(from: block.opened == nil ? frames.count - 1 : 0)
        } else {
            noteOpened(frames.count - block.depth)
            unsettle(from: block.depth)
        }
        blocks.removeLast()
        let place = block.depth - 1
        if block.isElement, frames.indices.contains(place),
            case .content("<%") = frames[place].kind
        {
            frames.remove(at: place)
        }
        if let last = blocks.indices.last {
            blocks[last].lowest = min(blocks[last].lowest, block.lowest)
        }
    }

    /// Nothing tells what is around the next elements in some that are open.
    mutating func unsettle(from first: Int) {
        for index in frames.indices.dropFirst(max(0, first)) {
            frames[index].context = PairCollector.unsettled
        }
    }
}
