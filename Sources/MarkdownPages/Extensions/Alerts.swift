/// Makes alerts of quotes that begin with a line such as `[!NOTE]`.
enum Alerts {
    /// The kinds of alerts, with their titles.
    private static let titles = [
        "NOTE": "Note", "TIP": "Tip", "IMPORTANT": "Important", "WARNING": "Warning",
        "CAUTION": "Caution",
    ]

    static func fold(_ root: MarkdownNode) {
        for quote in root.nodes(.quote) {
            guard let paragraph = quote.firstChild, paragraph.kind == .paragraph,
                let mark = paragraph.firstChild,
                mark.kind == .text, let title = title(of: mark.literal)
            else { continue }
            if let lineBreak = mark.next {
                guard lineBreak.kind == .lineBreak else { continue }
                lineBreak.remove()
                mark.remove()
            } else {
                // An alert without words stays a quote.
                if paragraph.next == nil { continue }
                paragraph.remove()
            }
            let alert = MarkdownNode.block(
                "<div class=\"alert alert-\(title.lowercased())\" role=\"note\" aria-label=\"\(title)\">",
                "</div>",
                as: .alert
            )
            quote.replace(with: alert)
            alert.prepend(.block("<p class=\"alert-title\">\(title)</p>"))
        }
    }

    private static func title(of mark: String) -> String? {
        let words = mark.utf8.drop { $0.isBlank }
        guard mark.hasPrefix("[!"), let end = words.firstIndex(of: UInt8(ascii: "]")),
            words[end...].dropFirst().allSatisfy({ $0.isBlank })
        else { return nil }
        return titles[String(Substring(words[..<end].dropFirst(2))).uppercased()]
    }
}
