import SourceText

/// Reads the elements of a file by its tags alone: what templates and scripts put between them is not followed.
///
/// Complexity: O(n).
struct MarkupTreeReader {
    struct OpenElement {
        let name: String
        /// One for each state of the conditions that its classes and those around it have.
        let places: [ElementPlace]
        /// It is no part of what a screen reader reads.
        let isHidden: Bool
    }

    /// Elements in more others, and more of them, are left out.
    private static let depthLimit = 200
    private static let limit = 50_000
    /// Elements in whose place others may stand.
    private static let slots: Set<String> = ["slot", "template", "iframe", "object"]

    let script: ScriptText
    let declarations: ScriptDeclarations
    let language: MarkupLanguage
    var tree = MarkupTree()
    var index = 0
    private let file: String
    private let scriptsWriteTexts: Bool
    private(set) var open: [OpenElement] = []
    let table = FactTable()
    private(set) lazy var modules = ModuleImports(
        script,
        ownName: language == .vue ? "$style" : nil
    )
    /// The objects whose attributes elements take over; true for one that may have a style.
    var areStyles: [Range<Int>: Bool] = [:]
    /// The place up to which lines are counted, and its line.
    private var counted = (index: 0, line: 1)

    var bytes: [UInt8] { script.bytes }

    /// Nil for a file that is no markup.
    static func read(_ text: String, file: String) -> MarkupTree? {
        guard let language = MarkupLanguage(file: file) else { return nil }
        var reader = MarkupTreeReader(text, language, file)
        reader.readAll()
        if reader.index < reader.bytes.count { reader.tree.isIncomplete = true }
        return reader.tree.elements.isEmpty ? nil : reader.tree
    }

    private init(_ text: String, _ language: MarkupLanguage, _ file: String) {
        script = ScriptText(bytes: Array(text.utf8))
        declarations = ScriptDeclarations(script)
        scriptsWriteTexts = script.writesTexts
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
        var hasText = false
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
            if isBlockTag {
                skipBraces()
                continue
            }
            if !bytes[index].isSpace { hasText = true }
            index += 1
        }
        if hasText { noticeText() }
    }

    /// A tag such as `{#if …}`, which is no text.
    private var isBlockTag: Bool {
        guard language == .svelte, bytes[index] == UInt8(ascii: "{") else { return false }
        return script[index + 1].map { "#:/".utf8.contains($0) } ?? false
    }

    /// Anything between tags may be a text.
    private mutating func noticeText() {
        for place in open.last?.places ?? [] {
            if let index = place.index { tree.noticeText(in: index) }
        }
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
            tree.isIncomplete = true
            return
        }
        let words = words(of: attributes, name: isComponent ? nil : name, at: start)
        let places = places(of: attributes, words, at: start)
        if isComponent || Self.slots.contains(name) || name.contains("-") { noticeText() }
        for place in places where place.isOwn {
            guard let index = place.index else { continue }
            notice(attributes, of: name, isComponent: isComponent, at: index)
        }
        let isEmpty = HTMLNesting.void.contains(name) || isClosed && closes(name)
        if isEmpty { return }
        if Self.rawTexts.contains(name) {
            for place in places where place.isOwn {
                if let index = place.index { tree.noticeText(in: index) }
            }
            skip(past: "</" + name)
            return skip(past: ">")
        }
        let isHidden = attributes.isHidden
        open.append(OpenElement(name: name, places: places, isHidden: isHidden))
    }

    /// Notes the text that the attributes, a script or a component may give the element.
    private mutating func notice(
        _ attributes: Attributes,
        of name: String,
        isComponent: Bool,
        at index: Int
    ) {
        let chance = attributes.chance
        let isIcon = PaintedElement.isIcon(name)
        let fillsItself = !isIcon && (isComponent || name.contains("-"))
        if chance.isSet(fillsItself: fillsItself) { tree.noticeText(in: index) }
        let isFillable =
            if isIcon || TextChance.drawings.contains(name) {
                false
            } else if fillsItself || name == "input" || scriptsWriteTexts || chance.isNamed {
                true
            } else {
                // The scripts of a page find its elements by names; those of a component have them bound.
                language.hasTemplateTags && !attributes.isHidden
            }
        if isFillable { tree.noticeFilling(of: index) }
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
