import SourceText

// Texts in which no token occurs, as most files of many apps are.
extension ColorNames {
    /// The words before the hyphen of a colour's class: `text-`, and the sides of `border-x-`.
    private static let starts: Set<String> = [
        "bg", "text", "placeholder", "border", "divide", "ring", "outline", "fill", "stroke",
        "x", "y", "t", "r", "b", "l", "s", "e",
    ]
    private static let lengthLimit = 100
    private static let hyphen = UInt8(ascii: "-")

    /// False for a text without a class, a custom property or a comment that names a token.
    ///
    /// The pairs of such texts took a third of the time of reading an app.
    ///
    /// Complexity: O(n).
    package func mayOccur(in text: ArraySlice<UInt8>) -> Bool {
        // `theme(colors.ink)` names a colour without its hyphens.
        let others = ["pair:", "theme("]
        if hasUnusualNames || others.contains(where: { text.start(of: $0) != nil }) { return true }
        return text.indices.contains { index in
            text[index] == Self.hyphen && isToken(after: index, in: text)
        }
    }

    private func isToken(after hyphen: Int, in text: ArraySlice<UInt8>) -> Bool {
        var start = hyphen
        while start > text.startIndex, text[start - 1].isASCIILetter { start -= 1 }
        let word = String(decoding: text[start..<hyphen], as: UTF8.self)
        let isProperty = word.isEmpty && start > text.startIndex && text[start - 1] == Self.hyphen
        guard isProperty || Self.starts.contains(word) else { return false }
        let rest = text[(hyphen + 1)...].prefix(Self.lengthLimit).prefix(while: Self.isPart)
        let name = String(decoding: rest, as: UTF8.self)
        let token = isProperty ? self.name(ofProperty: "--" + name) : self.name(ofClass: name)
        return token != nil
    }

    /// A class may have the name, which is too long to be looked for, or has a sign that may end it.
    static func isUnusual(_ name: String) -> Bool {
        if name.utf8.contains(where: \.isSpace) { return false }
        return name.utf8.count >= lengthLimit || !name.utf8.allSatisfy(isPart)
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == hyphen || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
