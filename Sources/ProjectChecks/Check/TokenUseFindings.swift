import Findings
import Projects
import SourceText
import ThemeModel
import TokenUses

extension ResolvedProject {
    /// Findings about the style sheets of `uses`.
    func useFindings() -> [Finding] {
        guard let tokens = uses.tokens else { return unreadUses }
        let files = uses.definitions.map(\.file)
        let found = UseCheck.findings(in: uses.sheets, tokens, tokenFiles: Set(files))
        return unreadUses + found + uses.pairs.findings + uses.cuts
    }

    /// The uses of tokens in these files that are in no pair, in the order of their places.
    package var unjudgedUses: [UnjudgedUse] {
        uses.pairs.gaps.map { gap in
            UnjudgedUse(name: gap.name, reason: gap.reason, location: gap.location)
        }
    }

    /// The tokens that none of these files uses.
    package var unusedTokens: [String] {
        uses.tokens?.unused(in: uses.sheets, uses.pairs, of: catalog.allThemes) ?? []
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
