import SourceText

// The places in a component to which the elements of its callers go.
extension MarkupScanner {
    private static let calls = ["@render children()", "@render children?.()"]

    /// Notes the component that a script declares at its top.
    mutating func noteComponent(_ name: Range<Int>) {
        guard slots != nil, language == .script, frames.count == 1 else { return }
        let text = script.text(name)
        let first = text.unicodeScalars.first ?? " "
        slots?.component = ("A"..."Z").contains(first) ? text : nil
    }

    /// Notes what is in braces between tags, if it is the content that a caller hands over.
    mutating func noteSlot(_ range: Range<Int>, in context: Int) {
        guard slots != nil else { return }
        let whole = script.trimmed(range)
        let name = script.path(at: whole)
        if name == whole && isContent(name) || Self.calls.contains(script.text(whole)) {
            slots?.noteContent(collector.contexts[context])
        } else if isContent(name) {
            slots?.noteOtherUse()
        }
    }

    /// Notes an element that stands for the content, or that takes it with all attributes.
    mutating func noteSlot(_ tag: OpenTag, isClosed: Bool, outer: Int, inner: Int) {
        guard slots != nil else { return }
        if tag.name == "slot", language != .script {
            slots?.noteContent(collector.contexts[outer])
        } else if isClosed, tag.hasSpread, !HTMLNesting.void.contains(tag.name) {
            slots?.noteSpread(collector.contexts[inner])
        }
    }

    private func isContent(_ name: Range<Int>) -> Bool {
        let text = script.text(name)
        return text == "children" || text == "props.children" || text.hasPrefix("children.")
    }

    /// The name of an object with all that a caller hands over, or with the rest of it.
    func isHandedOver(_ spread: Range<Int>) -> Bool {
        let text = script.text(script.trimmed(spread)).filter { $0 != "." }
        return text == "props" || declarations.leavesOutClasses(text)
    }

    /// Notes a use of the content that is neither its place between tags nor its declaration.
    mutating func noteWord(_ path: Range<Int>) {
        guard slots != nil, language == .script else { return }
        // The component that is exported may have no name.
        if frames.count == 1, script.text(path) == "default" { slots?.component = nil }
        guard isContent(path), let last = frames.indices.last,
            case .script(let attribute) = frames[last].kind
        else { return }
        var isPlace = false
        if last > 0, case .content = frames[last - 1].kind {
            isPlace = script.trimmed(frames[last].start..<path.upperBound) == path
        }
        if attribute != nil || !isPlace && !isDeclared(path) { slots?.noteOtherUse() }
    }

    /// The name stands in a pattern or a type: `{ children }`, `children?: Node`.
    private func isDeclared(_ path: Range<Int>) -> Bool {
        if "{,;".utf8.contains(previous) { return true }
        // One branch of a choice comes after a question mark.
        if previous == UInt8(ascii: "?") { return false }
        var next = path.upperBound
        if script[next] == UInt8(ascii: "?") { next += 1 }
        return script[next] == UInt8(ascii: ":")
    }
}
