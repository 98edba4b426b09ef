import Findings

/// Gives headings ids that stay the same while other headings come and go.
struct HeadingIDs {
    private var taken: Set<String> = []
    /// The number that a heading of the same words is given next: the ones before it are taken.
    private var numbers: [String: Int] = [:]

    /// The id for a heading's words: letters and digits of every script in lower case, joined by `-`.
    ///
    /// Where the page has it already, a number follows.
    mutating func id(for text: String) -> String {
        let base = Self.slug(text)
        if taken.insert(base).inserted { return base }
        var number = numbers[base] ?? 2
        while !taken.insert("\(base)-\(number)").inserted { number += 1 }
        numbers[base] = number + 1
        return "\(base)-\(number)"
    }

    private static func slug(_ text: String) -> String {
        if let slug = slug(ofASCII: text) { return slug }
        let words = text.lowercased().unicodeScalars.split { !isPartOfWord($0) }
        return words.isEmpty ? "section" : words.map(String.init).joined(separator: "-")
    }

    /// The same without a look into tables of characters; nil where the text has others than those of ASCII.
    private static func slug(ofASCII text: String) -> String? {
        var slug: [UInt8] = []
        var isInWord = false
        for byte in text.utf8 {
            guard byte < 0x80 else { return nil }
            let wasInWord = isInWord
            isInWord = byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_")
            guard isInWord else { continue }
            if !wasInWord && !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
            slug.append(byte | (byte == UInt8(ascii: "_") ? 0 : 0x20))
        }
        return slug.isEmpty ? "section" : String(decoding: slug, as: UTF8.self)
    }

    /// Looks at scalars: a letter as Swift's characters have it may begin with a letter and end with a quotation mark.
    private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isMark || scalar.isAlphanumeric || scalar == "_"
    }
}
