import Findings
import Projects
import SourceText
import ThemeModel
import TokenUses

extension ResolvedProject {
    /// Findings about the style sheets of `uses`.
    func useFindings() -> [Finding] {
        if sheets.isEmpty && workspace.appFiles.uses.isEmpty { return [] }
        let definitions = tokenSheets
        let tokens = UsedTokens(
            catalog.allThemes,
            definitions: definitions,
            sheets: sheets,
            prefix: workspace.configuration.prefix
        )
        let files = definitions.map(\.file)
        let found = UseCheck.findings(in: sheets, tokens, tokenFiles: Set(files))
        return unreadUses + found
    }

    /// The style sheets that have tokens: those among the themes, and copies of them.
    private var tokenSheets: [StyleUses] {
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

    /// Errors about files that cannot be read, and a note that of scripts and markup only names are.
    private var unreadUses: [Finding] {
        let files = workspace.appFiles.uses
        let problems = files.compactMap { file in
            file.problem?.finding(.unreadableFile, .error, file: file.label)
        }
        let others = files.filter { !StyleUses.reads($0.label) && $0.problem == nil }
        guard let first = others.first else { return problems }
        let more = others.count > 1 ? " and \((others.count - 1).of("other"))" : ""
        let finding = Finding(
            .unreadableFile,
            .note,
            "only names of custom properties are read from this file\(more)",
            help: "colours are looked for in .css and .scss files",
            at: SourceLocation(file: first.label)
        )
        return problems + [finding]
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
