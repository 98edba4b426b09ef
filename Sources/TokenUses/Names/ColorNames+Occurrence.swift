import SourceText

// Texts in which no token occurs, as most files of many apps are.
extension ColorNames {
    /// The words before the hyphen of a colour's class: `text-`, and the sides of `border-x-`.
    private static let starts = Set(
        words: """
            bg text placeholder
            border divide ring outline
            fill stroke
            x y t r b l s e
            """
    )
    /// Comments and functions that name a colour without its hyphens.
    private static let marks = ["pair:", "theme("]
    private static let lengthLimit = 100
    private static let hyphen = UInt8(ascii: "-")

    /// False for a text without a class, a custom property or a comment that names a token.
    ///
    /// The pairs of such texts took a third of the time of reading an app.
    ///
    /// Complexity: O(n).
    package func mayOccur(in text: ArraySlice<UInt8>) -> Bool {
        if hasUnusualNames { return true }
        if Self.marks.contains(where: { text.start(of: $0) != nil }) { return true }
        return text.indices.contains { index in
            text[index] == Self.hyphen && isToken(after: index, in: text)
        }
    }

    private func isToken(after hyphen: Int, in text: ArraySlice<UInt8>) -> Bool {
        let before = text[..<hyphen]
        if before.last == Self.hyphen {
            let name = Self.name(after: hyphen, in: text)
            return self.name(ofProperty: "--\(name)") != nil
        }
        let gap = before.lastIndex { !$0.isASCIILetter }
        let start = gap.map { $0 + 1 } ?? text.startIndex
        let word = String(decoding: text[start..<hyphen], as: UTF8.self)
        guard Self.starts.contains(word) else { return false }
        return name(ofClass: Self.name(after: hyphen, in: text)) != nil
    }

    private static func name(after hyphen: Int, in text: ArraySlice<UInt8>) -> String {
        let rest = text[(hyphen + 1)...].prefix(lengthLimit)
        return String(decoding: rest.prefix(while: isPart), as: UTF8.self)
    }
}

// MARK: - Names that are not looked for

extension ColorNames {
    /// A class may have the name, which is too long to be looked for, or has a sign that may end it.
    static func isUnusual(_ name: String) -> Bool {
        if name.utf8.contains(where: \.isSpace) { return false }
        return name.utf8.count >= lengthLimit || !name.utf8.allSatisfy(isPart)
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        if byte.isASCIIAlphanumeric || byte >= 0x80 { return true }
        return byte == hyphen || byte == UInt8(ascii: "_")
    }
}
