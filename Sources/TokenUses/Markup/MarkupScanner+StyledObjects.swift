import SourceText

// Styles in objects of scripts: `style({ color: "var(--ink)" })`, `css({ "&:hover": { … } })`.
extension MarkupScanner {
    /// The styles in styles that are followed.
    private static let nestingLimit = 6
    /// Longer keys are none.
    private static let keyReach = 200
    /// The first words of the names of properties of CSS that styles have.
    private static let properties: Set<String> = [
        "align", "animation", "appearance", "aspect", "backdrop", "background", "block", "border",
        "bottom", "box", "caret", "clip", "color", "column", "container", "content", "cursor",
        "display", "fill", "filter", "flex", "float", "font", "gap", "grid", "height", "inline",
        "inset", "isolation", "justify", "left", "letter", "line", "list", "margin", "mask", "max",
        "min", "mix", "object", "opacity", "order", "outline", "overflow", "overscroll", "padding",
        "place", "pointer", "position", "resize", "right", "rotate", "row", "scale", "scroll",
        "stroke", "text", "top", "touch", "transform", "transition", "translate", "user",
        "vertical", "visibility", "webkit", "white", "width", "will", "word", "writing", "z",
        "zoom",
    ]
    /// Properties of CSS whose names are one word, and of which the first word alone is none.
    private static let parts: Set<String> = [
        "align", "backdrop", "block", "box", "column", "inline", "justify", "letter", "line",
        "list", "max", "min", "mix", "object", "pointer", "row", "text", "user", "vertical",
        "webkit", "white", "will", "word", "writing", "z",
    ]

    /// Notes that an entry of the innermost object has a token in its value.
    mutating func noteObject(with text: Range<Int>) {
        guard previous == UInt8(ascii: ":"), let last = frames.indices.last,
            case .script(nil) = frames[last].kind, !frames[last].isQuiet,
            collector.names.token(in: script.text(text)[...]) != nil
        else { return }
        frames[last].hasTokens = true
    }

    /// Reads the styles of an object with tokens, once the outermost one is read.
    mutating func readStyles(of frame: Frame, endingAt closing: Int) {
        guard frame.hasTokens, let last = frames.indices.last else { return }
        guard case .script(let attribute) = frames[last].kind else { return }
        if frame.isEntry {
            frames[last].hasTokens = true
        } else if attribute.map({ !StyleAttribute.isRead($0.name) }) ?? true {
            readStyles(in: frame.start..<closing, after: StyleAttribute(), depth: 0)
        }
    }

    /// Reads an object that is a style, or has styles as its entries; `outer` is the one around it.
    private mutating func readStyles(
        in range: Range<Int>,
        after outer: StyleAttribute,
        depth: Int
    ) {
        guard depth < Self.nestingLimit else { return }
        var object = StyleObject(script, declarations)
        object.style = outer
        var inner: [Range<Int>] = []
        var isStyle = true
        for part in script.parts(of: range) {
            if let nested = nestedObject(in: part) {
                inner.append(nested)
            } else if isStyle {
                isStyle = isProperty(part)
                object.readEntry(part, false, 0)
                if isStyle { noticeComputed(object.style.declarations.last, part) }
            }
        }
        let style = isStyle ? object.style : outer
        if style != outer { enter(style, at: range.lowerBound) }
        for nested in inner { readStyles(in: nested, after: style, depth: depth + 1) }
    }

    /// The text in the braces that are the value of an entry.
    private func nestedObject(in entry: Range<Int>) -> Range<Int>? {
        guard let value = script.entry(entry)?.value, script[value.lowerBound] == UInt8(ascii: "{")
        else { return nil }
        let end = script.bracketEnd(of: value.lowerBound, before: value.upperBound)
        return value.lowerBound + 1..<end
    }

    /// Notes a token that may be the colour of the text, as in `color: isOn ? "var(--ink)" : …`.
    private mutating func noticeComputed(
        _ declaration: StyleAttribute.Declaration?,
        _ entry: Range<Int>
    ) {
        guard let declaration, declaration.property == "color",
            declaration.value == StyleAttribute.computed,
            let token = collector.names.token(in: script.text(entry)[...])
        else { return }
        collector.note(.ofScript(token, .runningApp), at: entry.lowerBound)
    }

    /// A key comes before the brace at the index; none does in `isOn ? first : { … }`.
    var followsKey: Bool {
        let limit = max(0, index - Self.keyReach)
        guard previous == UInt8(ascii: ":") else { return false }
        var place = skipSpace(before: index, limit) - 1
        place = skipSpace(before: place, limit)
        guard place > limit else { return false }
        let last = script.bytes[place - 1]
        if "\"'".utf8.contains(last) {
            place -= 1
            while place > limit, script.bytes[place - 1] != last { place -= 1 }
            place -= 1
        } else if last != UInt8(ascii: "]") {
            let name = wordBefore(place, limit)
            if name.isEmpty { return false }
            place = name.lowerBound
        }
        place = skipSpace(before: place, limit)
        return place > limit && script.bytes[place - 1] != UInt8(ascii: "?")
    }

    /// The entry has the name of a property, or hands on those of another object.
    private func isProperty(_ entry: Range<Int>) -> Bool {
        let entry = script.trimmed(entry)
        if entry.isEmpty || script.bytes[entry].starts(with: "...".utf8) { return true }
        guard let key = script.entry(entry)?.key else { return false }
        let name = script.text(key).filter { !"\"'".contains($0) }
        let property = StyleAttribute.property(ofKey: name[...]).drop { $0 == "-" }
        let first = property.prefix { $0 != "-" }
        let isWhole = first.count == property.count
        return Self.properties.contains(String(first))
            && !(isWhole && Self.parts.contains(String(first)))
    }

    /// Enters an element that has nothing but a style, and of which nothing tells what it lies on.
    private mutating func enter(_ style: StyleAttribute, at place: Int) {
        var element = PaintedElement()
        set(style, at: place, &element)
        element.isLoose = true
        collector.enter(element, in: PairCollector.file)
    }
}
