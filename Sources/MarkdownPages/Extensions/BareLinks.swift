import SourceText

/// Makes links of addresses that stand in the text without `<` and `>` (GFM 0.29, section 6.9).
enum BareLinks {
    static func fold(_ root: MarkdownNode) {
        for text in root.nodes(.text) {
            let bytes = Array(text.literal.utf8)
            let begins = text.previous.map { $0.kind == .lineBreak || $0.kind == .other } ?? true
            let links = links(in: bytes, begins: begins)
            if links.isEmpty || text.isInLink { continue }
            var nodes = [MarkdownNode]()
            var start = 0
            for link in links {
                if start < link.range.lowerBound {
                    nodes.append(.text(String(bytes, start..<link.range.lowerBound)))
                }
                let words = String(bytes, link.range)
                nodes.append(.link(to: link.scheme + words, words))
                start = link.range.upperBound
            }
            if start < bytes.count { nodes.append(.text(String(bytes, start..<bytes.count))) }
            text.replace(with: nodes)
        }
    }

    /// The signs in addresses that libcmark must not take for emphasis.
    ///
    /// An address in parentheses after a `]`, or after `]:`, is that of a link, where libcmark allows no hidden bytes.
    static func emphasisSigns(in bytes: [UInt8]) -> [(index: Int, as: HiddenByte)] {
        var found = [(index: Int, as: HiddenByte)]()
        var index = 0
        while index < bytes.count {
            guard mayBegin(index, in: bytes), !isDestination(index, in: bytes),
                let end = endOfAddress(at: index, in: bytes)
            else {
                index += 1
                continue
            }
            for index in index..<end where "*_~".utf8.contains(bytes[index]) {
                if let hidden = HiddenByte(hiding: bytes[index]) { found.append((index, hidden)) }
            }
            index = end
        }
        return found
    }

    private static func isDestination(_ index: Int, in bytes: [UInt8]) -> Bool {
        let before = bytes[max(0, index - 100)..<index].trimmed.suffix(2)
        return before.elementsEqual("](".utf8) || before.elementsEqual("]:".utf8)
    }

    private static func links(in bytes: [UInt8], begins: Bool) -> [(
        range: Range<Int>, scheme: String
    )] {
        var links: [(range: Range<Int>, scheme: String)] = []
        var index = 0
        while index < bytes.count {
            let done = links.last?.range.upperBound ?? 0
            if mayBegin(index, in: bytes, first: begins),
                let end = endOfAddress(at: index, in: bytes)
            {
                links.append(
                    (index..<end, bytes[index] | 0x20 == UInt8(ascii: "w") ? "http://" : "")
                )
                index = end
            } else if bytes[index] == UInt8(ascii: "@"),
                let range = EmailAddress.range(around: index, in: bytes, from: done)
            {
                let hasScheme = bytes[range].starts(with: "mailto:".utf8)
                links.append((range, hasScheme ? "" : "mailto:"))
                index = range.upperBound
            } else {
                index += 1
            }
        }
        return links
    }

    /// True where an address may begin: after white space, a mark of emphasis, `(` or a cell's edge.
    ///
    /// `first` is the answer for the beginning of the text.
    private static func mayBegin(_ index: Int, in bytes: [UInt8], first: Bool = true) -> Bool {
        switch bytes[index] | 0x20 {
        case UInt8(ascii: "w"), UInt8(ascii: "f"), UInt8(ascii: "h"): break
        default: return false
        }
        guard index > 0 else { return first }
        let before = bytes[index - 1]
        return before.isBlank || before.isLineEnd || "*_~(|".utf8.contains(before)
    }

    /// The end of an address of the web that begins here, without punctuation after it.
    private static func endOfAddress(at start: Int, in bytes: [UInt8]) -> Int? {
        guard let prefix = prefixes.first(where: { bytes.has($0, at: start) }) else { return nil }
        let isWWW = prefix == "www."
        let host = bytes[(start + (isWWW ? 0 : prefix.utf8.count))...]
        guard let hostEnd = HostName.end(of: host, needsPeriod: isWWW) else { return nil }
        let end =
            bytes[hostEnd...].firstIndex { $0.isBlank || $0.isLineEnd || $0 == UInt8(ascii: "<") }
            ?? bytes.count
        let trimmed = trimmed(bytes[start..<end])
        return trimmed.count > prefix.utf8.count ? trimmed.endIndex : nil
    }

    private static let prefixes = ["www.", "http://", "https://", "ftp://"]

    /// An address without the punctuation of the sentence it is in.
    private static func trimmed(_ address: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = address
        var opening = 0
        var closing = 0
        for byte in rest {
            if byte == UInt8(ascii: "(") {
                opening += 1
            } else if byte == UInt8(ascii: ")") {
                closing += 1
            }
        }
        while let last = rest.last {
            if "?!.,:*_~'\"".utf8.contains(last) {
                rest.removeLast()
            } else if last == UInt8(ascii: ")"), closing > opening {
                rest.removeLast()
                closing -= 1
            } else if last == UInt8(ascii: ";") {
                let name = rest.dropLast().reversed().prefix { $0.isASCIIAlphanumeric }.count
                let hasAmpersand = rest.dropLast(name + 1).last == UInt8(ascii: "&")
                rest.removeLast(name > 0 && hasAmpersand ? name + 2 : 1)
            } else {
                break
            }
        }
        return rest
    }
}

/// The name of a host in an address.
enum HostName {
    /// The end of a name; nil if its last two parts have an underscore, or it needs a period and has none.
    static func end(of bytes: ArraySlice<UInt8>, needsPeriod: Bool) -> Int? {
        var periods = 0
        var underscores = 0
        var earlier = 0
        var end = bytes.startIndex
        var isName: Bool {
            end > bytes.startIndex && underscores + earlier == 0 && (periods > 0 || !needsPeriod)
        }
        while end < bytes.endIndex, end - bytes.startIndex <= limit {
            switch bytes[end] {
            case UInt8(ascii: "_"): underscores += 1
            case UInt8(ascii: "."): (periods, earlier, underscores) = (periods + 1, underscores, 0)
            case let byte
            where byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte >= 0x80: break
            default: return isName ? end : nil
            }
            end += 1
        }
        return isName ? end : nil
    }

    /// The longest name that RFC 1035 allows; reading on from each of many beginnings would take quadratic time.
    private static let limit = 255
}

enum EmailAddress {
    /// The address around an `@`, which begins at `first` or later.
    static func range(around sign: Int, in bytes: [UInt8], from first: Int) -> Range<Int>? {
        var start = sign
        while start > first,
            bytes[start - 1].isASCIIAlphanumeric || ".-_+".utf8.contains(bytes[start - 1])
        {
            start -= 1
        }
        var end = sign + 1
        var periods = 0
        while end < bytes.count, bytes[end].isASCIIAlphanumeric || ".-_".utf8.contains(bytes[end]) {
            // A period must be followed by more of the name.
            if bytes[end] == UInt8(ascii: ".") {
                guard end + 1 < bytes.count, bytes[end + 1].isASCIIAlphanumeric else { break }
                periods += 1
            }
            end += 1
        }
        guard start < sign, periods > 0, let last = bytes[..<end].last, last.isASCIIAlphanumeric
        else { return nil }
        let scheme = "mailto:"
        let schemeStart = start - scheme.utf8.count
        return
            (schemeStart >= first && bytes.has(scheme, at: schemeStart) ? schemeStart : start)..<end
    }
}

extension [UInt8] {
    /// True where a text in lower case stands, in either case.
    fileprivate func has(_ text: String, at index: Int) -> Bool {
        guard index + text.utf8.count <= count else { return false }
        return zip(self[index...], text.utf8).allSatisfy {
            $0 == $1 || $0 | 0x20 == $1 && $0.isLetter
        }
    }
}

extension String {
    fileprivate init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.init(decoding: bytes[range], as: UTF8.self)
    }
}
