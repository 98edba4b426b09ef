import Findings
import Projects
import SourceText
import ThemeModel
import TokenUses

extension ResolvedProject {
    /// Findings about the style sheets of `uses`.
    func useFindings() -> [Finding] {
        if sheets.isEmpty && workspace.appFiles.uses.isEmpty { return [] }
        let index = SheetTokens(self)
        let setting = workspace.configuration.rules.settings[.rawColor]
        let found = UseCheck.findings(
            in: sheets,
            index.tokens,
            tokenFiles: index.files,
            refusesRawColors: setting != nil && setting != .off
        )
        return unreadUses + found
    }

    /// The style sheets that have tokens: those among the themes, and copies of them.
    var tokenSheets: [StyleUses] {
        let copies = workspace.appFiles.mirrors.joined().flatMap(\.files)
        var texts: Table<String> = [:]
        for file in workspace.themeFiles + copies {
            if StyleUses.reads(file.label) {
                texts[file.label] = String(decoding: file.bytes, as: UTF8.self)
            }
            for (label, bytes) in file.others where StyleUses.reads(label) {
                texts[label] = String(decoding: bytes, as: UTF8.self)
            }
        }
        return texts.map { SheetReader.read($0.value, file: $0.name) }
    }

    /// Errors about files that cannot be read, warnings about style sheets in other languages, and a note that of
    /// scripts and markup only names are.
    private var unreadUses: [Finding] {
        let files = workspace.appFiles.uses
        let problems = files.compactMap { file in
            file.problem?.finding(.unreadableFile, .error, file: file.label)
        }
        let others = files.filter { !StyleUses.reads($0.label) && $0.problem == nil }
        let sheets = others.filter(\.hasUnreadSheet)
        let scripts = others.filter { !$0.hasUnreadSheet }
        return problems + Finding.unread(sheets, scripts)
    }
}

extension SourceFile {
    /// The file is a style sheet in a language that is not read, or has one in an element.
    fileprivate var hasUnreadSheet: Bool {
        let ending = label.split(separator: ".").last?.lowercased() ?? ""
        if ["less", "sass", "styl", "pcss", "postcss"].contains(ending) { return true }
        guard ["vue", "svelte", "astro"].contains(ending) else { return false }
        return String(decoding: bytes, as: UTF8.self).contains("<style")
    }
}

extension Finding {
    fileprivate static func unread(
        _ sheets: [SourceFile],
        _ scripts: [SourceFile]
    ) -> [Finding] {
        var findings: [Finding] = []
        if let first = sheets.first {
            findings.append(
                Finding(
                    .unreadableFile,
                    .warning,
                    "the style sheet in this file\(others(sheets)) is not read: its colours are in no verdict",
                    help: "list the .css that is made of it, or leave it out of 'uses'",
                    at: SourceLocation(file: first.label)
                )
            )
        }
        if let first = scripts.first {
            findings.append(
                Finding(
                    .unreadableFile,
                    .note,
                    "only names of custom properties are read from this file\(others(scripts))",
                    help: "colours are looked for in .css and .scss files",
                    at: SourceLocation(file: first.label)
                )
            )
        }
        return findings
    }

    private static func others(_ files: [SourceFile]) -> String {
        files.count > 1 ? " and \((files.count - 1).of("other"))" : ""
    }
}

extension Workspace {
    /// The uses of tokens in the app's style sheets, and the names in its other files.
    func sheets(jobs: Int) async throws -> [StyleUses] {
        let files = appFiles.uses.filter { $0.problem == nil }
        return try await concurrentMap(files, jobs: jobs) { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            return StyleUses.reads(file.label)
                ? SheetReader.read(text, file: file.label)
                : StyleUses.names(in: text, file: file.label)
        }
    }
}
