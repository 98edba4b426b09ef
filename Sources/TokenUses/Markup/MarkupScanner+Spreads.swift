import SourceText

/// Reads all attributes of an object at once: `{...props}` or `v-bind="{ style: … }"`.
extension MarkupScanner {
    static let spreads: Set<String> = ["", "v-bind", "x-bind"]
    /// Longer names are none.
    private static let reach = 200

    mutating func readSpread(_ range: Range<Int>, depth: Int = 0) {
        var range = script.trimmed(range)
        let isShort = !script.bytes[range].starts(with: "...".utf8)
        if !isShort { range = script.trimmed(range.dropFirst(3)) }
        if range.isEmpty { return }
        let name = script.text(range.prefix(Self.reach))
        if script[range.lowerBound] == UInt8(ascii: "{"), isWhole(range), depth < 4 {
            return readEntries(of: range, depth)
        }
        if isShort, language == .svelte || language == .astro {
            // `{style}` is short for `style={style}`.
            if name.mentionsStyle { addHidden(mayHaveStyle: name == "style") }
            return
        }
        let object = declarations.object(name) ?? range
        guard object != range || name.contains("{") else {
            if !declarations.leavesOutClasses(name) { addHidden(mayHaveStyle: false) }
            return
        }
        let isKnown = spreadObjects[object] != nil
        let found = spreadObjects[object] ?? SpreadObject(script.text(object))
        spreadObjects[object] = found
        guard found.mayHaveClasses else { return }
        addHidden(mayHaveStyle: found.mayHaveStyle)
        if !isKnown { readUnread(object) }
    }

    /// The brace at the start ends the expression.
    private func isWhole(_ range: Range<Int>) -> Bool {
        script.bracketEnd(of: range.lowerBound, before: range.upperBound) + 1 == range.upperBound
    }

    private mutating func readEntries(of object: Range<Int>, _ depth: Int) {
        for part in script.parts(of: object.dropFirst().dropLast()) {
            let part = script.trimmed(part)
            if script.bytes[part].starts(with: "...".utf8) {
                readSpread(part, depth: depth + 1)
            } else {
                let entry = script.entry(part) ?? (part, part)
                readEntry(entry.key, entry.value)
            }
        }
    }

    private mutating func readEntry(_ key: Range<Int>, _ value: Range<Int>) {
        let name = AttributeName.plain(script.text(key).filter { !"\"'".contains($0) })
        if name.hasPrefix("[") { return addHidden(mayHaveStyle: true) }
        guard ClassAttribute.isClass(name) || name == "style" else { return }
        setAttribute(OpenAttribute(name: name, place: key), .expression(value))
    }

    private mutating func addHidden(mayHaveStyle: Bool) {
        guard let last = frames.indices.last, case .tag(var tag) = frames[last].kind else { return }
        tag.element.list.addHidden(Facts())
        if mayHaveStyle { tag.element.list.addUnreadStyle(at: index) }
        frames[last].kind = .tag(tag)
    }
}

/// The words in an object, read once for all elements that take it over.
struct SpreadObject {
    let mayHaveClasses: Bool
    let mayHaveStyle: Bool

    fileprivate init(_ text: String) {
        mayHaveClasses = text.mentionsStyle
        mayHaveStyle = text.includes("style")
    }
}
