import Findings

/// The labels of a page's footnotes: what stands in brackets before their colon, as `^1` does.
///
/// Where there is one word behind a label, CommonMark takes both for where a link leads, and the mark in the text for that link.
struct FootnoteLabels {
    /// In lower case: a mark may differ from its footnote in case.
    private var labels: Set<String> = []

    /// Complexity: O(n) in the text.
    init(_ markdown: String) {
        markdown.withBytes { bytes in
            var rest = bytes[...]
            while let start = rest.firstIndex(of: UInt8(ascii: "[")) {
                rest = rest[(start + 1)...]
                let label = rest.prefix(while: Self.isPartOfLabel)
                guard label.first == UInt8(ascii: "^"), rest.dropFirst(label.count).starts(with: "]:".utf8) else {
                    continue
                }
                labels.insert(String(decoding: label, as: UTF8.self).lowercased())
            }
        }
    }

    /// Whether a link is the mark of a footnote.
    func contains(_ link: MarkdownNode) -> Bool { link.wholeText.map { labels.contains($0.lowercased()) } ?? false }

    private static func isPartOfLabel(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "^_-".utf8.contains(byte)
        }
    }
}
