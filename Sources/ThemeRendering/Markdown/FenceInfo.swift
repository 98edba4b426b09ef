/// The text after the fence of a block of code, as in `swift title="A.swift" {2,4-6}`.
struct FenceInfo: Equatable {
    /// In lower case; empty when there is none.
    let language: String
    let title: String?
    /// The lines that stand out, counted from 0, as runs in order without an overlap.
    let lines: [Range<Int>]

    init(_ text: String) {
        language = Self.language(in: text)
        let (title, rest) = Self.title(in: text)
        self.title = title
        lines = Self.lines(in: rest)
    }

    /// The first word: it may have a brace or dot before it, as in `{.python}`, and a list after it, as in `rust,ignore`.
    private static func language(in text: String) -> String {
        let word = text.drop { " {.\t\"".contains($0) }
            .prefix { $0.isLetter || $0.isNumber || "+#-_".contains($0) }
        let isAttribute = text[word.endIndex...].first == "="
        guard !isAttribute, let first = word.first, first.isLetter else { return "" }
        return word.lowercased()
    }

    /// The value of `title=`, in quotes or up to a blank, and the text without it.
    private static func title(in text: String) -> (title: String?, rest: String) {
        guard let key = text.firstRange(of: "title="),
            text[..<key.lowerBound].last.map({ !$0.isLetter && $0 != "-" }) ?? true
        else { return (nil, text) }
        let value = text[key.upperBound...]
        guard let quote = value.first, "\"'".contains(quote) else {
            let word = value.prefix { $0 != " " && $0 != "\t" && $0 != "}" }
            return (
                word.isEmpty ? nil : String(word),
                String(text[..<key.lowerBound] + text[word.endIndex...])
            )
        }
        let inner = value.dropFirst()
        let end = inner.firstIndex(of: quote) ?? inner.endIndex
        let title = inner[..<end]
        let isBlank = title.allSatisfy(\.isWhitespace)
        return (
            isBlank ? nil : String(title),
            String(text[..<key.lowerBound] + text[end...].dropFirst())
        )
    }

    /// The numbers and ranges of the first pair of braces that has nothing else in it.
    private static func lines(in text: String) -> [Range<Int>] {
        for part in text.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
            guard let end = part.firstIndex(of: "}") else { continue }
            let list = part[..<end].split(separator: ",").map { lines(ofItem: $0) }
            if !list.isEmpty, list.allSatisfy({ $0 != nil }) {
                return merged(list.compactMap(\.self))
            }
        }
        return []
    }

    /// The lines of `2` or `4-6`; nil for anything else.
    private static func lines(ofItem item: Substring) -> Range<Int>? {
        let ends = item.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let bounds = ends.map { end in
            let digits = end.filter { $0 != " " }
            return digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(digits) : nil
        }
        guard let first = bounds[0], let last = bounds[bounds.count - 1], first > 0, first <= last
        else { return nil }
        return first - 1..<last
    }

    private static func merged(_ runs: [Range<Int>]) -> [Range<Int>] {
        runs.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { result, run in
            guard let last = result.last, run.lowerBound <= last.upperBound else {
                return result.append(run)
            }
            result[result.count - 1] = last.lowerBound..<max(last.upperBound, run.upperBound)
        }
    }
}
