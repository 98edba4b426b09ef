/// Divides HTML into tags and the text between them; comments, declarations and instructions are left out.
///
/// It reads bytes: a combining mark would hide a bracket from a search for characters. Complexity: O(n).
package struct HTMLScanner {
    package enum Token {
        case text(ArraySlice<UInt8>)
        case tag(HTMLTag)
    }

    /// Openings of what is no content, each with its end.
    private static let hidden = [
        ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">"),
    ]

    private let bytes: [UInt8]
    private var index = 0
    /// A tag that was read with the text before it.
    private var pending: HTMLTag?
    /// The place of the last tag or value: counting on from it keeps long HTML linear.
    private var known = (offset: 0, line: 1, column: 1)

    package init(_ html: String) { bytes = Array(html.utf8) }

    package static func tokens(of html: String) -> [Token] {
        var scanner = HTMLScanner(html)
        var tokens: [Token] = []
        while let token = scanner.next() { tokens.append(token) }
        return tokens
    }

    package mutating func next() -> Token? {
        if let tag = pending {
            pending = nil
            return .tag(tag)
        }
        var start = index
        while let opening = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = opening
            let tag = skipHidden() ? nil : readTag()
            if tag == nil, index == opening {
                index += 1
                continue
            }
            if start < opening {
                pending = tag
                return .text(bytes[start..<opening])
            }
            if let tag { return .tag(tag) }
            start = index
        }
        index = bytes.count
        return start < bytes.count ? .text(bytes[start...]) : nil
    }

    /// Reads on to the end tag of the element that was just opened, for elements whose content is no HTML.
    package mutating func readRawText(of name: String) -> (text: String, place: TextPlace) {
        let start = index
        let place = place(of: start)
        let end = Array("</\(name)".utf8)
        while index < bytes.count, !begins(with: end) { index += 1 }
        return (String(decoding: bytes[start..<index], as: UTF8.self), place)
    }
}

extension HTMLScanner {
    /// Skips a comment, declaration, instruction or section; each ends at the end of the text at the latest.
    private mutating func skipHidden() -> Bool {
        for (opening, closing) in Self.hidden where has(opening) {
            index += opening.utf8.count
            while index < bytes.count, !has(closing) { index += 1 }
            index = min(index + closing.utf8.count, bytes.count)
            return true
        }
        return false
    }

    private func has(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    /// Compares with bytes in lower case, whatever the case of the text.
    private func begins(with lowercase: [UInt8]) -> Bool {
        bytes[index...].starts(with: lowercase) { byte, wanted in
            byte == wanted || byte | 0x20 == wanted && byte.isASCIIAlphanumeric
        }
    }

    private mutating func readTag() -> HTMLTag? {
        let opening = index
        let isClosing = bytes[index...].dropFirst().first == UInt8(ascii: "/")
        let start = index + (isClosing ? 2 : 1)
        guard start < bytes.count, bytes[start].isASCIILetter else { return nil }
        let place = place(of: opening)
        index = start
        let name = read { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }.lowercased()
        var attributes: [HTMLAttribute] = []
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            if let attribute = readAttribute() {
                attributes.append(attribute)
            } else {
                index += 1
            }
        }
        index = min(index + 1, bytes.count)
        return HTMLTag(name: name, isClosing: isClosing, attributes: attributes, place: place)
    }

    private mutating func readAttribute() -> HTMLAttribute? {
        let name = read { !$0.isSpace && !"/>=".utf8.contains($0) }.lowercased()
        if name.isEmpty { return nil }
        skipSpace()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
            return HTMLAttribute(name: name, written: "", place: place(of: index))
        }
        index += 1
        skipSpace()
        guard index < bytes.count else {
            return HTMLAttribute(name: name, written: "", place: place(of: index))
        }
        let quote = bytes[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let place = place(of: index)
            let written = read { !$0.isSpace && $0 != UInt8(ascii: ">") }
            return HTMLAttribute(name: name, written: written, place: place)
        }
        index += 1
        let place = place(of: index)
        let written = read { $0 != quote }
        index = min(index + 1, bytes.count)
        return HTMLAttribute(name: name, written: written, place: place)
    }

    private mutating func skipSpace() { _ = read { $0.isSpace } }

    private mutating func read(while isPart: (UInt8) -> Bool) -> String {
        let start = index
        while index < bytes.count, isPart(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// The place of an offset that is not before the last one that was asked for.
    private mutating func place(of offset: Int) -> TextPlace {
        for byte in bytes[known.offset..<offset] {
            if byte == UInt8(ascii: "\n") {
                known.line += 1
                known.column = 1
            } else if byte & 0xC0 != 0x80 {
                known.column += 1
            }
        }
        known.offset = offset
        return (known.line, known.column)
    }
}
