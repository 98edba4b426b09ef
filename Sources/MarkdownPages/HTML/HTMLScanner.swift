import SourceText

/// A tag in raw HTML.
struct HTMLTag {
    /// In lower case.
    let name: String
    let isClosing: Bool
    /// The first of each name; names are in lower case, and values have their references resolved.
    let attributes: [String: String]
    /// Its line, and its column in Unicode scalars, both from 1.
    let place: (line: Int, column: Int)
}

/// Divides raw HTML into tags and the text between them; comments, declarations and instructions are left out.
///
/// Complexity: O(n).
struct HTMLScanner {
    enum Token {
        case text(ArraySlice<UInt8>)
        case tag(HTMLTag)
    }

    private let bytes: [UInt8]
    private var index = 0
    /// The place of the last tag, and its offset: counting on from it keeps long HTML linear.
    private var last = (line: 1, column: 1, offset: 0)
    private(set) var tokens: [Token] = []

    static func tokens(of html: String) -> [Token] {
        var scanner = HTMLScanner(bytes: Array(html.utf8))
        scanner.scan()
        return scanner.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func scan() {
        var start = 0
        while let tagStart = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = tagStart
            let tag = isHidden() ? nil : scanTag()
            if tag == nil, index == tagStart {
                index += 1
                continue
            }
            add(start..<tagStart)
            if let tag { tokens.append(.tag(tag)) }
            start = index
        }
        add(start..<bytes.count)
    }

    private mutating func add(_ text: Range<Int>) {
        if !text.isEmpty { tokens.append(.text(bytes[text])) }
    }

    /// Skips a comment, declaration, instruction or section; each ends at the end of the text at the latest.
    private mutating func isHidden() -> Bool {
        for (opening, closing) in [
            ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">"),
        ] where has(opening) {
            index += opening.utf8.count
            while index < bytes.count, !has(closing) { index += 1 }
            index = min(index + closing.utf8.count, bytes.count)
            return true
        }
        return false
    }

    private func has(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private mutating func scanTag() -> HTMLTag? {
        let tagStart = index
        let isClosing = bytes[index...].dropFirst().first == UInt8(ascii: "/")
        let start = index + (isClosing ? 2 : 1)
        guard start < bytes.count, bytes[start].isLetter else { return nil }
        index = start
        let name = word { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
        var attributes: [String: String] = [:]
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            let attribute = word { !$0.isSpace && !"/>=".utf8.contains($0) }
            guard !attribute.isEmpty else {
                index += 1
                continue
            }
            skipSpace()
            var value = ""
            if index < bytes.count, bytes[index] == UInt8(ascii: "=") {
                index += 1
                skipSpace()
                value = scanValue()
            }
            if attributes[attribute] == nil { attributes[attribute] = value }
        }
        index = min(index + 1, bytes.count)
        return HTMLTag(
            name: name,
            isClosing: isClosing,
            attributes: attributes,
            place: place(of: tagStart)
        )
    }

    private mutating func place(of offset: Int) -> (line: Int, column: Int) {
        for byte in bytes[last.offset..<offset] {
            if byte == UInt8(ascii: "\n") {
                last.line = last.line + 1
                last.column = 1
            } else if byte & 0xC0 != 0x80 {
                last.column += 1
            }
        }
        last.offset = offset
        return (last.line, last.column)
    }

    private mutating func scanValue() -> String {
        guard index < bytes.count else { return "" }
        let quote = bytes[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return HTMLReferences.resolved(text { !$0.isSpace && $0 != UInt8(ascii: ">") })
        }
        index += 1
        let value = text { $0 != quote }
        index += 1
        return HTMLReferences.resolved(value)
    }

    private mutating func skipSpace() { _ = text { $0.isSpace } }

    private mutating func word(_ isPart: (UInt8) -> Bool) -> String { text(isPart).lowercased() }

    private mutating func text(_ isPart: (UInt8) -> Bool) -> String {
        let start = index
        while index < bytes.count, isPart(bytes[index]) { index += 1 }
        return String(decoding: bytes[min(start, bytes.count)..<index], as: UTF8.self)
    }
}

/// Character references in attributes, as far as addresses have them; others stay as they are, and are escaped again.
enum HTMLReferences {
    private static let named: [Substring: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "colon": ":", "Tab": "\t",
        "NewLine": "\n",
        "nbsp": "\u{A0}",
    ]

    static func resolved(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        let pieces = text.split(separator: "&", omittingEmptySubsequences: false)
        return pieces.dropFirst().reduce(into: String(pieces[0])) { result, piece in
            let name = piece.prefix { $0 != ";" }.prefix(10)
            if piece.dropFirst(name.count).first == ";", let value = named[name] ?? numbered(name) {
                result += value + piece.dropFirst(name.count + 1)
            } else {
                result += "&" + piece
            }
        }
    }

    private static func numbered(_ name: Substring) -> String? {
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let isHex = digits.first == "x" || digits.first == "X"
        return UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10).flatMap(
            Unicode.Scalar.init
        ).map(
            String.init
        )
    }
}

extension UInt8 {
    var isSpace: Bool { isBlank || isLineEnd || self == 0x0C }
}
