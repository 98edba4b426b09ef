import Findings
import Projects
import SourceText
import TokenUses

// Files of `uses` of which not all is read.
extension ResolvedProject {
    /// Errors about files that cannot be read, warnings about languages that are not, and a note on files of which only names
    /// are.
    var unreadUses: [Finding] {
        let files = workspace.appFiles.uses
        let problems = files.compactMap { file in
            file.problem?.finding(.unreadableFile, .error, file: file.label)
        }
        let others = files.filter { !StyleUses.reads($0.label) && $0.problem == nil }
        let embedded = Set(uses.sheets.lazy.filter(\.hasUnreadSheet).map(\.file))
        let sheets = others.filter { $0.isUnreadSheet || embedded.contains($0.label) }
        let known = Set(sheets.map(\.label))
        let rest = others.filter { !known.contains($0.label) && !PairReader.reads($0.label) }
        let markup = rest.filter(\.isUnreadMarkup)
        let names = rest.filter { !$0.isUnreadMarkup }
        let found = [
            Finding.unreadSheets(sheets), Finding.unreadMarkup(markup), Finding.namesAlone(names),
        ]
        return problems + found.compactMap(\.self)
    }
}

extension SourceFile {
    /// Templates, and views of toolkits.
    private static let markup: Set<String> = [
        "aspx", "cshtml", "dart", "eex", "ejs", "ftl", "gohtml", "haml", "handlebars", "hbs",
        "jade",
        "jinja", "jinja2", "j2", "jsp", "kt", "leex", "liquid", "marko", "mdx", "mustache", "njk",
        "php", "phtml", "pug", "razor", "riot", "slim", "svg", "templ", "tmpl", "tpl", "twig",
        "vbhtml", "xaml", "xhtml",
    ]
    private static let sheets: Set<String> = ["less", "sass", "styl", "pcss", "postcss"]

    private var ending: String { label.split(separator: ".").last?.lowercased() ?? "" }

    fileprivate var isUnreadMarkup: Bool { Self.markup.contains(ending) }

    fileprivate var isUnreadSheet: Bool { Self.sheets.contains(ending) }
}

extension Finding {
    fileprivate static func unreadSheets(_ files: [SourceFile]) -> Finding? {
        unread(files, .warning) { others in
            (
                "the style sheet in this file\(others) is not read: its colours are in no verdict",
                "list the .css that is made of it, or leave it out of 'uses'"
            )
        }
    }

    fileprivate static func unreadMarkup(_ files: [SourceFile]) -> Finding? {
        unread(files, .warning) { others in
            (
                "the markup in this file\(others) is not read: its colours are in no verdict",
                "list its pairs under 'contrast.pairs', or leave it out of 'uses'"
            )
        }
    }

    fileprivate static func namesAlone(_ files: [SourceFile]) -> Finding? {
        unread(files, .note) { others in
            (
                "only names of custom properties are read from this file\(others)",
                "colours are looked for in style sheets, pairs in markup and Swift too"
            )
        }
    }

    /// One finding about all files, at the first; nil for none.
    private static func unread(
        _ files: [SourceFile],
        _ severity: Severity,
        _ sentence: (_ others: String) -> (message: String, help: String)
    ) -> Finding? {
        guard let first = files.first else { return nil }
        let others = files.count > 1 ? " and \((files.count - 1).of("other"))" : ""
        let (message, help) = sentence(others)
        return Finding(
            .unreadableFile,
            severity,
            message,
            help: help,
            at: SourceLocation(file: first.label)
        )
    }
}
