import CodeConstants
import Findings
import ForeignFormats
import Projects
import SourceText
import ThemeModel
import TokenUses

extension ResolvedProject {
    /// Findings about files of `mirrors` that do not agree.
    func mirrorFindings() -> [Finding] {
        var findings = FindingSet()
        for group in workspace.appFiles.mirrors {
            let read = group.map(copy)
            for (_, problems) in read { findings.add(problems) }
            findings.add(MirrorCheck.findings(in: read.map(\.copy)))
        }
        return findings.all
    }

    /// The tokens in files of `mirrors`, each with what another copy has in its place.
    var comparedCopies: [ComparedCopy] {
        workspace.appFiles.mirrors.flatMap { group in
            MirrorCheck.comparisons(of: group.map { copy($0).copy })
        }
    }

    /// The colours of a copy, and the reasons why some of its files have none.
    private func copy(_ sources: CopySources) -> (copy: TokenCopy, problems: [Finding]) {
        var themes: [(document: ThemeDocument, theme: Theme)] = []
        var findings: [Finding] = []
        var empty: [String] = []
        let files = JoinedSheets.joining(sources.files)
        let names = CodeNames(files.filter(\.isCode).flatMap { $0.copiedTokens().documents })
        for file in files where files.count == 1 || mayHaveColors(file) {
            let (documents, problems) = file.copiedTokens(beside: names)
            findings += problems.filter { problem in
                problem.rule == .unreadableFile && problem.severity == .error
            }
            let found = documents.compactMap(theme)
            if found.isEmpty, problems.isEmpty { empty.append(file.label) }
            themes += found
        }
        let copy = TokenCopy(sources.labels, themes: themes)
        if !themes.isEmpty {
            findings += uncomparedColors(of: copy, sources)
            if let file = empty.first { findings.append(.partsWithoutColors(file, empty.count)) }
        }
        if themes.isEmpty, findings.isEmpty, let file = sources.labels.first {
            findings.append(.withoutColors(file))
        }
        return (copy, findings)
    }

    /// Warnings about colours in the copy's style sheets that are no tokens.
    private func uncomparedColors(of copy: TokenCopy, _ sources: CopySources) -> [Finding] {
        let files = sources.files.filter { $0.problem == nil }
        let texts = files.flatMap { file in
            [(file.label, file.bytes)] + file.others.sorted { $0.key < $1.key }
        }
        return texts.compactMap { label, bytes in
            guard StyleUses.reads(label) else { return nil }
            let text = String(decoding: bytes, as: UTF8.self)
            return copy.uncomparedColors(in: SheetReader.read(text, file: label))
        }
    }

    private func mayHaveColors(_ file: SourceFile) -> Bool {
        CodeColors.reads(file.label) || SassVariables.reads(file.label)
            || file.formats.mayBeTheme(file.path)
    }

    /// The theme of a document: that of the project, over those that it extends, where the file is one of its themes.
    private func theme(
        of document: ThemeDocument
    ) -> (document: ThemeDocument, theme: Theme)? {
        let known = catalog.themes.first { theme in
            theme.id == document.id && theme.theme.location?.file == document.location?.file
        }
        if let known { return (known.document, known.theme) }
        return document.resolve().theme.map { (document, $0) }
    }
}

extension SourceFile {
    fileprivate var isCode: Bool { problem == nil && CodeColors.reads(label) }

    /// The tokens in a file of any format, or in code, where `names` are the constants of the copy's other files.
    fileprivate func copiedTokens(
        beside names: CodeNames = CodeNames()
    ) -> (documents: [ThemeDocument], findings: [Finding]) {
        if isCode {
            let text = String(decoding: bytes, as: UTF8.self)
            return (CodeColors.read(text, file: label, beside: names), [])
        }
        if problem == nil, SassVariables.reads(label) {
            let text = String(decoding: bytes, as: UTF8.self)
            return ([SassVariables.read(text, file: label)].compactMap(\.self), [])
        }
        let content = self.content
        return (content.documents, content.findings)
    }
}

extension Finding {
    /// A note: a folder of code has files without colours, but those that are expected there may be in a form that is not read.
    fileprivate static func partsWithoutColors(_ file: String, _ count: Int) -> Finding {
        let others = count > 1 ? " and \((count - 1).of("other file")) of this copy" : ""
        return Finding(
            .tokenMirror,
            .note,
            "no colours are read from '\(file.excerpt)'\(others): they are in no comparison",
            help: "leave files without colours out of 'mirrors'",
            at: SourceLocation(file: file)
        )
    }

    fileprivate static func withoutColors(_ file: String) -> Finding {
        Finding(
            .tokenMirror,
            .error,
            "no colours are read from '\(file.excerpt)', so nothing is compared with it",
            help:
                "'themepreview explain formats' lists what is read, besides colours in Swift, Kotlin and variables of SCSS",
            at: SourceLocation(file: file)
        )
    }
}
