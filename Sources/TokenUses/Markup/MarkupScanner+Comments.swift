import SourceText

extension MarkupScanner {
    /// Skips a comment; `<!-->` is a whole one in HTML.
    mutating func skipComment() {
        let isShort = language.isHTML && (has("<!-->") || has("<!--->"))
        let opening = index
        index = min(start(of: "-->", after: isShort ? index + 2 : index + 4) + 3, end)
        noteComment(opening..<index, closedBy: "-->")
    }

    /// Takes in a pair that a comment says about the element after it.
    mutating func noteComment(_ range: Range<Int>, closedBy end: String) {
        guard range.count < PairComment.limit,
            let words = PairComment.words(in: script.text(range), closedBy: end),
            let pair = PairComment.pair(words, in: nil, at: SourceLocation(file: ""))
        else { return }
        stated.insert(pair.foreground.name)
        collector.note(pair, at: range.lowerBound)
    }
}
