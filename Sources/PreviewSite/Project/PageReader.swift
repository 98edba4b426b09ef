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
        let place = SourceLocation(file: file.label, line: 1, column: 1)
        if let problem = file.problem {
            // A link to a folder may have held no page at all.
            let severity: Severity = problem == .folder ? .warning : .error
            return (nil, [problem.finding(.unreadablePage, severity, file: file.label)])
        }
        guard file.bytes.count <= Project.pageLimit else {
            let message = "the page is larger than \(Project.pageLimit >> 20) MiB"
            return (
                nil,
                [
                    Finding(
                        .unreadablePage,
                        .error,
                        message,
                        help: "split it into several pages",
                        at: place
                    )
                ]
            )
        }
        guard var text = String(validating: file.bytes, as: UTF8.self) else {
            let message = "the page is not UTF-8 text"
            let wrong = SourceLocation(file: file.label, ofInvalidUTF8In: file.bytes)
            return (
                nil,
                [
                    Finding(
                        .unreadablePage,
                        .error,
                        message,
                        help: "save it with the encoding UTF-8",
                        at: wrong
                    )
                ]
            )
        }
        if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
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
