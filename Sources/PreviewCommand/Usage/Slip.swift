import SourceText

/// A word on the command line that is probably a slip for another.
struct Slip {
    private let word: String

    init(_ word: String) { self.word = word }

    /// The candidate that was probably meant, with nearly the same letters from the first on; nil rather than a wild guess.
    func nearest(among candidates: [String]) -> String? {
        let start = letters(word).first
        return closestMatch(to: word, among: candidates.filter { letters($0).first == start })
    }

    private func letters(_ text: String) -> String { String(text.lowercased().drop { $0 == "-" }) }

    /// What other programs call our commands.
    static let otherWords = [
        "audit": "check", "colours": "color", "compare": "diff", "convert": "import",
        "create": "init",
        "doctor": "check",
        "lint": "check", "new": "init", "palette": "show", "ratio": "contrast", "repair": "fix",
        "start": "init",
        "test": "check", "themes": "list", "validate": "check", "verify": "check",
    ]
}
