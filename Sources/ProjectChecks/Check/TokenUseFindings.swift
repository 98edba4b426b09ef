import Findings
import Projects
import SourceText
package import ThemeModel
package import TokenUses

extension ResolvedProject {
    /// Findings about the style sheets of `uses`.
    func useFindings() -> [Finding] {
        guard let tokens = uses.tokens else { return unreadUses }
        let setting = workspace.configuration.rules.settings[.rawColor]
        let found = UseCheck.findings(
            in: uses.sheets,
            tokens,
            tokenFiles: uses.tokenFiles,
            refusesRawColors: setting != nil && setting != .off
        )
        return unreadUses + found + uses.pairs.findings + uses.cuts
    }

    /// The places of the app's files that use each token, by its path in a theme file; none without `uses`.
    var tokenUses: [String: [SourceLocation]] {
        uses.tokens?.places(in: uses.sheets, uses.markup, definedIn: uses.tokenFiles) ?? [:]
    }

    /// The uses of tokens in these files that are in no pair, in the order of their places.
    package var unjudgedUses: [UnjudgedUse] { uses.pairs.unjudged }

    /// The pairs that these files put together, each once.
    package var usedPairs: [UsedPair] { uses.pairs.pairs }

    /// The tokens that none of these files uses.
    package var unusedTokens: [String] {
        uses.tokens?.unused(in: uses.sheets, uses.pairs, of: catalog.allThemes) ?? []
    }

    /// Errors about files that cannot be read, warnings about style sheets in other languages, and a note on files of which
    /// only names are read.
    private var unreadUses: [Finding] {
        let files = workspace.appFiles.uses
        let problems = files.compactMap { file in
            file.problem?.finding(.unreadableFile, .error, file: file.label)
        }
        let others = files.filter { !StyleUses.reads($0.label) && $0.problem == nil }
        let sheets = others.filter(\.hasUnreadSheet)
        let rest = others.filter { !$0.hasUnreadSheet && !PairReader.reads($0.label) }
        return problems + Finding.unread(sheets, rest)
    }
}

extension SourceFile {
    /// The file is a style sheet in a language that is not read, or has one in an element.
    fileprivate var hasUnreadSheet: Bool {
        let ending = label.split(separator: ".").last?.lowercased() ?? ""
        if ["less", "sass", "styl", "pcss", "postcss"].contains(ending) { return true }
        let text = String(decoding: bytes, as: UTF8.self)
        return EmbeddedSheet(in: text, file: label)?.hasUnreadLanguage ?? false
    }
}

extension Finding {
    fileprivate static func unread(
        _ sheets: [SourceFile],
        _ rest: [SourceFile]
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
        if let first = rest.first {
            findings.append(
                Finding(
                    .unreadableFile,
                    .note,
                    "only names of custom properties are read from this file\(others(rest))",
                    help: "colours are looked for in style sheets, pairs in markup and Swift too",
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
