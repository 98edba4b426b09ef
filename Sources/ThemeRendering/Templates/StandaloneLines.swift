/// Takes away the lines that hold nothing but a section's, partial's or comment's tag (Mustache, "standalone" tags).
enum StandaloneLines {
    enum Piece {
        case text(String)
        case tag(TemplateTag, indentation: String)
    }

    static func applied(to pieces: [TemplatePiece]) -> [Piece] {
        var result: [Piece] = []
        var skipsLineEnd = false
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .text(let text):
                let kept = skipsLineEnd ? Self.afterLineEnd(of: text) : text
                skipsLineEnd = false
                result.append(.text(kept))
            case .tag(let tag):
                guard tag.kind.mayStandAlone, isAlone(index, in: pieces) else {
                    result.append(.tag(tag, indentation: ""))
                    continue
                }
                var indentation = ""
                if case .text(let before)? = result.last {
                    let end = before.lastIndex { $0 != " " && $0 != "\t" }.map(before.index(after:))
                    indentation = String(before[(end ?? before.startIndex)...])
                    result[result.count - 1] = .text(String(before[..<(end ?? before.startIndex)]))
                }
                result.append(.tag(tag, indentation: indentation))
                skipsLineEnd = true
            }
        }
        return result
    }

    /// Whether the line of a tag holds nothing else but blanks.
    private static func isAlone(_ index: Int, in pieces: [TemplatePiece]) -> Bool {
        var isFirst = index == 0
        if index > 0, case .text(let before) = pieces[index - 1] {
            let last = before.last { $0 != " " && $0 != "\t" }
            isFirst = last.map(\.isNewline) ?? (index == 1)
        }
        guard isFirst else { return false }
        guard index + 1 < pieces.count else { return true }
        guard case .text(let after) = pieces[index + 1] else { return false }
        return after.first { $0 != " " && $0 != "\t" }.map(\.isNewline) ?? (index + 2 == pieces.count)
    }

    private static func afterLineEnd(of text: String) -> String {
        String(text.drop { $0 == " " || $0 == "\t" }.dropFirst())
    }
}
