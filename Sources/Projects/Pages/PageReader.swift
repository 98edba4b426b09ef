import Findings
import SourceText
import SourceTrees
import ThemeFormats
import ThemeModel
import ThemeRendering

/// Splits a Markdown file into front matter and text.
enum PageReader {
    /// The page is nil if the file cannot be read.
    static func read(_ file: SourceFile) -> (page: PageSource?, findings: [Finding]) {
        let text: String
        switch file.pageText {
        case .success(let whole): text = whole
        case .failure(let unreadable): return (nil, [unreadable.finding])
        }
        let place = SourceLocation(file: file.label, line: 1, column: 1)
        guard let matter = FrontMatter(of: text) else {
            let findings = FrontMatter.unclosed(text, at: place)
            return (PageSource(path: file.path, markdown: text, start: place), findings)
        }
        var page = PageSource(
            path: file.path,
            markdown: matter.body,
            start: SourceLocation(file: file.label, line: matter.bodyLine, column: 1)
        )
        let findings = read(matter, into: &page, file: file.label)
        return (page, findings)
    }

    private static func read(
        _ matter: FrontMatter,
        into page: inout PageSource,
        file: String
    ) -> [Finding] {
        let root: SourceNode?
        do throws(SyntaxError) {
            root = try matter.tree(in: file)
        } catch {
            return [
                Finding(
                    .unreadablePage,
                    .error,
                    "the front matter is not \(matter.title): \(error.message)",
                    help: error.help,
                    at: error.location
                )
            ]
        }
        guard let root else { return [] }
        var reader = NodeReader(severity: .note)
        reader.readMapping(root, "the front matter", keys: ["title", "order", "description"]) {
            reader,
            key,
            value in
            switch key {
            case "title": page.title = reader.text(value, "'title'", limit: TextLimits.name)?.value
            case "description": page.description = reader.text(value, "'description'")?.value
            default:
                page.order = reader.number(value, "'order'", in: -1e6...1e6).map { Int($0.value) }
            }
        }
        return reader.findings
    }
}

/// A file that is no page.
private struct UnreadablePage: Error {
    let finding: Finding

    init(_ finding: Finding) { self.finding = finding }

    init(_ message: String, help: String, at location: SourceLocation) {
        finding = Finding(.unreadablePage, .error, message, help: help, at: location)
    }
}

extension SourceFile {
    /// The text of a page, without a byte order mark.
    fileprivate var pageText: Result<String, UnreadablePage> {
        if let problem {
            // A link to a folder may have held no page at all.
            let severity: Severity = problem == .folder ? .warning : .error
            let finding = problem.finding(.unreadablePage, severity, file: label)
            return .failure(UnreadablePage(finding))
        }
        guard bytes.count <= TextFile.sizeLimit else {
            return .failure(
                UnreadablePage(
                    "the page is larger than \(TextFile.sizeLimit >> 20) MiB",
                    help: "split it into several pages",
                    at: SourceLocation(file: label, line: 1, column: 1)
                )
            )
        }
        guard var text = String(validating: bytes, as: UTF8.self) else {
            return .failure(
                UnreadablePage(
                    "the page is not UTF-8 text",
                    help: "save it with the encoding UTF-8",
                    at: SourceLocation(file: label, ofInvalidUTF8In: bytes)
                )
            )
        }
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        return .success(text)
    }
}
