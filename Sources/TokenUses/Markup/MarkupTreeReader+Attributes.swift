import SourceText

// The attributes of a tag that tell an element's classes, styles and text.
extension MarkupTreeReader {
    struct Attributes {
        /// The classes and the id.
        var words: [String] = []
        /// The classes that an expression says.
        var classes = ClassList(areUtilities: false)
        var style = StyleAttribute()
        /// The declarations that count less than any rule.
        var hints = StyleAttribute()
        /// It is no part of what a screen reader reads.
        var isHidden = false
        var chance = TextChance()
        /// Tokens in it may have the values of another mode.
        var haveOwnMode = false
    }

    /// Reads to the end of the tag; true for one that is closed by a slash.
    mutating func readAttributes(
        _ attributes: inout Attributes,
        of element: String
    ) -> Bool {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ">"):
                index += 1
                return script[index - 2] == UInt8(ascii: "/")
            case UInt8(ascii: "{"):
                readSpread(&attributes)
            case let byte where byte.isSpace || byte == UInt8(ascii: "/"):
                index += 1
            default:
                readAttribute(&attributes, of: element)
            }
        }
        return false
    }

    /// All attributes of an object, which may have a text and a style.
    private mutating func readSpread(_ attributes: inout Attributes) {
        attributes.chance.noteSpread()
        let start = index
        skipBraces()
        let text = script.text(start..<index)
        let name = text.filter { !"{}. ".contains($0) }
        let isStyled: Bool
        if let object = declarations.object(name) {
            isStyled = mayStyle(object)
        } else {
            isStyled = text.includes("style")
        }
        if isStyled { attributes.style.addUnread() }
    }

    private mutating func mayStyle(_ object: Range<Int>) -> Bool {
        if let known = areStyles[object] { return known }
        let isStyled = script.text(object).includes("style")
        areStyles[object] = isStyled
        return isStyled
    }

    private mutating func readAttribute(_ attributes: inout Attributes, of element: String) {
        let start = index
        while index < bytes.count, !bytes[index].isSpace, !">={".utf8.contains(bytes[index]) {
            index += 1
        }
        let written = script.text(start..<index)
        let name = AttributeName.plain(written)
        attributes.chance.note(written.lowercased())
        let value = readValue()
        if SchemeWords.mayChangeMode(name, to: script.text(value.range.prefix(80))) {
            attributes.haveOwnMode = true
        }
        if attributes.style.read(name, value, script, declarations) { return }
        if let hint = StyleAttribute.hint(name, of: element) { attributes.hints.merge(hint) }
        let place = start..<start + written.utf8.count
        if readClasses(value, of: name, at: place, &attributes.classes) { return }
        guard case .quoted(let value) = value else { return }
        switch name {
        case "class", "classname":
            attributes.words += words(in: value).map { "." + $0 }
        case "id":
            attributes.words += words(in: value).prefix(1).map { "#" + $0 }
        case "type" where element == "input":
            let type = script.text(value).lowercased()
            let isButton = SelectorWords.buttonTypes.contains(type)
            if isButton { attributes.words.append("[type=\(type)]") }
        case "aria-hidden":
            attributes.isHidden = script.text(value) == "true"
        default:
            break
        }
    }

    /// The value that comes after the name of an attribute, without its quotes or braces.
    private mutating func readValue() -> AttributeValue {
        skipSpaces()
        guard script[index] == UInt8(ascii: "=") else { return .none }
        index += 1
        skipSpaces()
        guard let quote = script[index] else { return .none }
        if quote == UInt8(ascii: "{") { return readBraces() }
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { index += 1 }
        let start = index
        while index < bytes.count, isQuoted ? bytes[index] != quote : isUnquoted(bytes[index]) {
            index += 1
        }
        let value = start..<index
        if isQuoted { index = min(index + 1, bytes.count) }
        return .quoted(value)
    }

    /// An expression, or in HTML what a template puts there.
    private mutating func readBraces() -> AttributeValue {
        let start = index
        skipBraces()
        if language.isHTML { return .quoted(start..<index) }
        return .expression(start + 1..<max(start + 1, index - 1))
    }

    private mutating func skipSpaces() {
        while index < bytes.count, bytes[index].isSpace { index += 1 }
    }

    private func isUnquoted(_ byte: UInt8) -> Bool {
        !byte.isSpace && byte != UInt8(ascii: ">")
    }

    /// The names of a list; what a template puts there is left out.
    private mutating func words(in value: Range<Int>) -> [String] {
        var words: [String] = []
        var depth = 0
        let text = HTMLReferences.resolved(script.text(value))
        // Names of references that are not known may be any signs.
        if HTMLReferences.mayHold(text) { tree.isIncomplete = true }
        for word in text.utf8.split(whereSeparator: \.isSpace) {
            let isPlain = depth == 0 && !word.contains { "{}$<>?'\"=%".utf8.contains($0) }
            if isPlain { words.append(String(Substring(word))) }
            depth += word.count { "{<".utf8.contains($0) }
            depth -= word.count { "}>".utf8.contains($0) }
        }
        return words
    }

    mutating func skipBraces() {
        var depth = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "{") { depth += 1 }
            if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
            index += 1
            if depth == 0 { return }
        }
    }
}
