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
        guard let (matter, body, line) = split(text) else {
            let findings = unclosed(text, at: place) + foreign(text, at: place)
            return (PageSource(path: file.path, markdown: text, start: place), findings)
        }
        var page = PageSource(
            path: file.path,
            markdown: body,
            start: SourceLocation(file: file.label, line: line, column: 1)
        )
        let findings = readMatter(matter, into: &page, file: file.label)
        return (page, findings)
    }

    /// The front matter, the text after it and that text's first line; nil for a page without front matter.
    private static func split(_ text: String) -> (matter: String, body: String, line: Int)? {
        guard text.hasPrefix("---\n") || text.hasPrefix("---\r\n") else { return nil }
        var matter: [Substring] = []
        var rest = text[...]
        var number = 0
        while !rest.isEmpty {
            let end = rest.firstIndex(where: \.isNewline) ?? rest.endIndex
            let line = rest[..<end]
            rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...]
            number += 1
            if number == 1 { continue }
            if line == "---" { return (matter.joined(separator: "\n"), String(rest), number + 1) }
            matter.append(line)
        }
        return nil
    }

    /// A warning for front matter without an end; a line '---' alone is a thematic break in Markdown.
    private static func unclosed(_ text: String, at place: SourceLocation) -> [Finding] {
        let lines = text.split(
            maxSplits: 2,
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        )
        guard lines.first == "---", lines.count > 1,
            ["title:", "order:", "description:"].contains(where: lines[1].hasPrefix)
        else { return [] }
        let help = "add a line '---' after it; until then the page shows it as text"
        return [
            Finding(
                .unreadablePage,
                .warning,
                "the front matter is not closed",
                help: help,
                at: place
            )
        ]
    }

    /// A warning for front matter in TOML, which is shown as part of the page.
    private static func foreign(_ text: String, at place: SourceLocation) -> [Finding] {
        guard text.hasPrefix("+++"), case let lines = text.split(whereSeparator: \.isNewline),
            lines[0] == "+++", lines.dropFirst().contains("+++")
        else { return [] }
        return [
            Finding(
                .otherMarkdown,
                .warning,
                "front matter in TOML is shown as text: only YAML is read",
                help: "write it as YAML, between lines '---'",
                at: place
            )
        ]
    }

    private static func readMatter(_ text: String, into page: inout PageSource, file: String)
        -> [Finding]
    {
        let root: SourceNode?
        do throws(SyntaxError) {
            root = try YAMLParser.parse("\n" + text, file: file)
        } catch {
            let message = "the front matter is not YAML: \(error.message)"
            return [Finding(.unreadablePage, .error, message, help: error.help, at: error.location)]
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
