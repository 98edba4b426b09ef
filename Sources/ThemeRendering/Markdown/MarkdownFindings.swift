import Findings
import Markdown

extension MarkdownProblem {
    func finding(at location: SourceLocation) -> Finding {
        Finding(.unreadablePage, .error, message, help: help, at: location)
    }

    private var message: String {
        switch kind {
        case .nesting: "lists and quotes are nested more than 100 deep: the markers from here on are shown as text"
        case .openBrackets: "a paragraph has too many open '[': those from here on are shown as text"
        case .cells: "the page has too many cells in tables: this table is shown as text"
        case .length: "the page is cut off here: it has more than 2,000,000 signs and line ends"
        }
    }

    private var help: String {
        switch kind {
        case .nesting: "nest less deeply"
        case .openBrackets: "close them, or divide the paragraph"
        case .cells, .length: "split it into several pages"
        }
    }
}
