package import Findings
package import MarkdownPages
import SourceText

extension MarkdownProblem {
    func finding(at location: SourceLocation) -> Finding {
        Finding(.unreadablePage, .error, message, help: help, at: location)
    }

    private var message: String {
        switch kind {
        case .nesting:
            "lists and quotes are nested more than 100 deep: the markers from here on are shown as text"
        case .openBrackets:
            "a paragraph has too many open '[': those from here on are shown as text"
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

extension IncludeProblem {
    /// Written so that it can be read after the name of the file.
    package var finding: Finding {
        Finding(
            .brokenInclude,
            .error,
            "'\(argument.excerpt)' is not included: \(reason)",
            help: help,
            at: location
        )
    }

    private var reason: String {
        switch kind {
        case .unreadable(let reason): reason
        case .cycle(let paths): "it includes itself: \(paths.joined(separator: " → "))"
        case .depth: "files include files more than \(IncludeLimits.depth) deep"
        case .count: "the page includes more than \(IncludeLimits.count) files"
        case .size: "the page includes more than \(IncludeLimits.size >> 20) MiB"
        case .anchor(let name): "the file has no 'ANCHOR: \(name.excerpt)'"
        case .lines(let count): "the file has \(count == 1 ? "1 line" : "\(count) lines")"
        }
    }

    private var help: String {
        switch kind {
        case .unreadable:
            "a file is named from the folder of the one that includes it, within the pages' folder; '--docs .' takes the whole project as that folder"
        case .cycle: "remove one of the includes"
        case .depth: "include fewer files within others"
        case .count, .size: "split it into several pages"
        case .anchor: "a line 'ANCHOR: name' begins a part, and 'ANCHOR_END: name' ends it"
        case .lines: "lines are counted from 1"
        }
    }
}
