import SourceText

/// A style sheet as browsers need it: without comments, and without the gaps that only readers need.
enum CompactStyle {
    private static let joints = Set("{};,>".unicodeScalars)
    /// The signs that a number can follow at once.
    private static let starts = Set(" :,(".unicodeScalars)

    /// The same rules in fewer bytes; strings stay as they are.
    static func text(of css: String) -> String {
        var scanner = CSSScanner(TextCursor(css))
        var result: [Unicode.Scalar] = []
        var hasGap = false
        while let token = scanner.next() {
            switch token.kind {
            case .space, .comment: hasGap = true
            case .sign, .string, .word:
                join(token, to: &result, hasGap)
                hasGap = false
            }
        }
        return String(String.UnicodeScalarView(result))
    }

    /// Keeps a gap where two words would run together, and leaves out a rule's last semicolon and a number's first zero.
    private static func join(
        _ token: CSSScanner.Token,
        to result: inout [Unicode.Scalar],
        _ hasGap: Bool
    ) {
        guard let first = token.scalars.first else { return }
        if first == "}", result.last == ";" { result.removeLast() }
        if hasGap, let last = result.last, last != ":", !joints.contains(last),
            !joints.contains(first)
        {
            result.append(" ")
        }
        if ("0"..."9").contains(first), endsWithZeroAndPoint(result) {
            result.removeLast(2)
            result.append(".")
        }
        result += token.scalars
    }

    private static func endsWithZeroAndPoint(_ text: [Unicode.Scalar]) -> Bool {
        let end = text.suffix(3)
        return end.count == 3 && end.first.map(starts.contains) ?? false
            && end.dropFirst().elementsEqual("0.".unicodeScalars)
    }
}
