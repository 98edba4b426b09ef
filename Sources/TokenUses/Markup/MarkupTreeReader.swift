import SourceText

/// Reads the elements of a file by its tags alone: what templates and scripts put between them is not followed.
///
/// Complexity: O(n).
struct MarkupTreeReader {
    private struct OpenElement {
        let name: String
        /// Nil for a component, which may be any element.
        let index: Int?
        /// It is no part of what a screen reader reads.
        let isHidden: Bool
    }

    /// Elements in more others, and more of them, are left out.
    private static let depthLimit = 200
    private static let limit = 50_000
    /// Elements in whose place others may stand.
    private static let slots: Set<String> = ["slot", "template", "iframe", "object"]

    private let script: ScriptText
    private let declarations: ScriptDeclarations
    private let language: MarkupLanguage
    private var tree = MarkupTree()
    private let file: String
    private var open: [OpenElement] = []
    private var index = 0
    /// The place up to which lines are counted, and its line.
    private var counted = (index: 0, line: 1)

    private var bytes: [UInt8] { script.bytes }

    /// Nil for a file that is no markup.
    static func read(_ text: String, file: String) -> MarkupTree? {
        guard let language = MarkupLanguage(file: file) else { return nil }
        var reader = MarkupTreeReader(text, language, file)
        reader.readAll()
        if reader.index < reader.bytes.count { reader.tree.isCut = true }
        return reader.tree.elements.isEmpty ? nil : reader.tree
    }

    private init(_ text: String, _ language: MarkupLanguage, _ file: String) {
        script = ScriptText(bytes: Array(text.utf8))
        declarations = ScriptDeclarations(script)
        self.language = language
        self.file = file
    }

    private mutating func readAll() {
        while index < bytes.count, tree.elements.count < Self.limit {
            guard bytes[index] == UInt8(ascii: "<") else {
                readText()
                continue
            }
            let next = script[index + 1] ?? 0
            if next == UInt8(ascii: "/") {
                index += 2
                close(readName())
                skip(past: ">")
            } else if next.isASCIILetter {
                index += 1
                readTag()
            } else if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
                skipDeclaration()
            } else {
                noticeText()
                index += 1
            }
        }
    }

    private mutating func readText() {
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
            if isBlockTag {
                skipBraces()
                continue
            }
            if !bytes[index].isSpace { noticeText() }
            index += 1
        }
    }

    /// A tag such as `{#if …}`, which is no text.
    private var isBlockTag: Bool {
        guard language == .svelte, bytes[index] == UInt8(ascii: "{") else { return false }
        return script[index + 1].map { "#:/".utf8.contains($0) } ?? false
    }

    /// Anything between tags may be a text.
    private mutating func noticeText() {
        if let parent { tree.noticeText(in: parent) }
    }

    private mutating func skipDeclaration() {
        let isComment = bytes[index...].starts(with: "<!--".utf8)
        skip(past: isComment ? "-->" : ">")
    }

    private mutating func skip(past text: String) {
        let wanted = Array(text.utf8)
        while index < bytes.count, !begins(with: wanted) { index += 1 }
        index = min(index + wanted.count, bytes.count)
    }

    private func begins(with lowercase: [UInt8]) -> Bool {
        bytes[index...].starts(with: lowercase) { byte, wanted in
            byte == wanted || byte.isASCIILetter && byte | 0x20 == wanted
        }
    }

    private mutating func readName() -> String {
        let start = index
        while index < bytes.count, MarkupScanner.isElementName(bytes[index]) { index += 1 }
        let name = script.text(start..<index)
        return language.hasTagsInScript ? name : name.lowercased()
    }
}

// MARK: - Elements

extension MarkupTreeReader {
    /// Elements in which tags are text.
    private static let rawTexts: Set = [
        "script", "style", "textarea", "title", "iframe", "xmp", "noembed", "noframes",
    ]

    private mutating func readTag() {
        let start = index
        let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start])
        let isComponent = isUpper && !language.isHTML
        let name = readName()
        var attributes = Attributes()
        let isClosed = readAttributes(&attributes, of: name)
        if language.hasImpliedEnds { closeElements(before: name) }
        if open.last?.isHidden == true { attributes.isHidden = true }
        if open.count >= Self.depthLimit {
            tree.isCut = true
            return
        }
        let words = words(of: attributes, name: isComponent ? nil : name, at: start)
        let element = MarkupTree.Element(parent: parent, words: words)
        let index = words.isEmpty ? nil : tree.index(of: element)
        if isComponent || Self.slots.contains(name) || name.contains("-") { noticeText() }
        if attributes.mayHaveText, let index { tree.noticeText(in: index) }
        if !isBare(name, attributes), let index { tree.noticeFilling(of: index) }
        let isEmpty = HTMLNesting.void.contains(name) || isClosed && closes(name)
        if isEmpty { return }
        if Self.rawTexts.contains(name) {
            if let index { tree.noticeText(in: index) }
            skip(past: "</" + name)
            return skip(past: ">")
        }
        let isHidden = attributes.isHidden
        open.append(OpenElement(name: name, index: index, isHidden: isHidden))
    }

    /// Elements that show no text, whatever is in them.
    private static let drawings: Set<String> = [
        "area", "audio", "br", "canvas", "circle", "col", "ellipse", "embed", "g", "hr", "image",
        "img", "line", "path", "picture", "polygon", "polyline", "rect", "source", "stop", "svg",
        "track", "use", "video", "wbr",
    ]

    /// Nobody gives an element of this kind a text if it has none where it is written.
    private func isBare(_ name: String, _ attributes: Attributes) -> Bool {
        if Self.drawings.contains(name) { return true }
        if name == "input" || attributes.isNamedForScripts { return false }
        // The scripts of a page find its elements by names; those of a component have them bound.
        return attributes.isHidden || !language.hasTemplateTags
    }

    private mutating func words(
        of attributes: Attributes,
        name: String?,
        at start: Int
    ) -> [String] {
        var words = attributes.words
        if let name { words.insert(name, at: 0) }
        for byte in bytes[counted.index..<start] where byte == UInt8(ascii: "\n") {
            counted.line += 1
        }
        counted.index = start
        let place = SourceLocation(file: file, line: counted.line)
        let (style, hints) = (attributes.style, attributes.hints)
        if !hints.isEmpty { words.append(tree.word(ofHints: hints, at: place)) }
        if !style.isEmpty { words.append(tree.word(of: style, at: place)) }
        return words
    }

    /// The innermost element around.
    private var parent: Int? { open.last { $0.index != nil }?.index }

    private func closes(_ name: String) -> Bool {
        let isForeign = open.contains { HTMLNesting.foreign.contains($0.name) }
        return !language.isHTML || isForeign || HTMLNesting.foreign.contains(name)
    }

    private mutating func close(_ name: String) {
        guard let place = open.lastIndex(where: { $0.name == name }) else { return }
        open.removeSubrange(place...)
    }

    private mutating func closeElements(before name: String) {
        let names = open.reversed().lazy.map(\.name)
        open.removeLast(HTMLNesting.closed(in: names, before: name))
    }
}

// MARK: - Attributes

extension MarkupTreeReader {
    private struct Attributes {
        /// The classes and the id.
        var words: [String] = []
        var style = StyleAttribute()
        /// The declarations that count less than any rule.
        var hints = StyleAttribute()
        /// One of them may set the text.
        var mayHaveText = false
        /// It is no part of what a screen reader reads.
        var isHidden = false
        /// A script may find the element by one of them.
        var isNamedForScripts = false
    }

    /// Reads to the end of the tag; true for one that is closed by a slash.
    private mutating func readAttributes(
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

    /// Parts of the names of attributes that give an element a text.
    private static let fillings = ["text", "html", "bind", "children", "i18n", "l10n", "v-t"]
    /// Starts of the names of attributes by which a script finds an element.
    private static let references = ["id", "ref", ":ref", "use:", "#", "data-", "x-", "v-"]

    /// All attributes of an object, which may have a text and a style.
    private mutating func readSpread(_ attributes: inout Attributes) {
        attributes.mayHaveText = true
        let start = index
        skipBraces()
        let text = script.text(start..<index)
        let name = text.filter { !"{}. ".contains($0) }
        let object = declarations.object(name).map(script.text) ?? text
        if object.contains("style") { attributes.style.addUnread() }
    }

    private mutating func readAttribute(_ attributes: inout Attributes, of element: String) {
        let start = index
        while index < bytes.count, !bytes[index].isSpace, !">={".utf8.contains(bytes[index]) {
            index += 1
        }
        let name = AttributeName.plain(script.text(start..<index))
        if Self.fillings.contains(where: name.contains) { attributes.mayHaveText = true }
        if Self.references.contains(where: name.hasPrefix) { attributes.isNamedForScripts = true }
        let value = readValue()
        if attributes.style.read(name, value, script, declarations) { return }
        if let hint = StyleAttribute.hint(name, of: element) { attributes.hints.merge(hint) }
        guard case .quoted(let value) = value else { return }
        switch name {
        case "class", "classname":
            attributes.words += words(in: value).map { "." + $0 }
        case "id":
            attributes.words += words(in: value).prefix(1).map { "#" + $0 }
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
        if HTMLReferences.mayHold(text) { tree.isCut = true }
        for word in text.split(whereSeparator: \.isWhitespace) {
            let isPlain = depth == 0 && !word.contains { "{}$<>?'\"=%".contains($0) }
            if isPlain { words.append(String(word)) }
            depth += word.count { "{<".contains($0) } - word.count { "}>".contains($0) }
        }
        return words
    }

    private mutating func skipBraces() {
        var depth = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "{") { depth += 1 }
            if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
            index += 1
            if depth == 0 { return }
        }
    }
}
