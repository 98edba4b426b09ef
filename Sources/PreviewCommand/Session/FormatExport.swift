import Findings
import ForeignFormats
import ProjectChecks
import Projects
import SourceText
import ThemeExport
import ThemeModel

/// Puts the files of one format where they belong, or compares them with those that are there.
struct FormatExport {
    let format: ExportFormats.Choice
    /// The file or folder; nil for standard output.
    private let output: String?
    /// The path on the command line; links below it are refused, since they may be another author's.
    private let namedPath: String?
    private let comparesOnly: Bool
    /// The formats in which the project reads what is written.
    private let readers: FormatSet
    /// The folder that ``output`` is relative to.
    private let folder: String
    private let console: Console

    init(
        _ format: ExportFormats.Choice,
        of project: Project,
        to output: String?,
        below namedPath: String?,
        checks comparesOnly: Bool,
        _ console: Console
    ) {
        self.format = format
        self.output = output
        self.namedPath = namedPath
        self.comparesOnly = comparesOnly
        readers = project.formats.set
        folder = project.currentFolder
        self.console = console
    }

    /// Writes the files; returns false where files that are compared differ.
    func write(
        _ files: [ExportedFile],
        isOfSeveral: Bool,
        of themes: [ExportedTheme]
    ) throws -> Bool {
        let files = filesThatFit(files, of: themes)
        guard let output else {
            guard files.count == 1 else { throw CommandError.several(files.count, "files") }
            judge([(files[0], files[0].name)], of: themes)
            noteLosses(of: themes)
            console.result(files[0].text)
            return true
        }
        let place = try ResultPlace(
            output,
            for: files.map(\.name),
            isOfSeveral: isOfSeveral,
            in: folder
        )
        let placed = files.map { ($0, place.path(of: $0.name)) }
        if comparesOnly { return try compare(placed) }
        if let namedPath {
            for (_, path) in placed {
                try WholeFile.refuseLinks(on: path, below: namedPath, in: folder)
            }
        }
        for (file, path) in placed { try write(file, to: path) }
        judge(placed, of: themes)
        noteLosses(of: themes)
        return true
    }

    /// All files where they have a place; for one file the default mode of one theme, with a note about the others.
    private func filesThatFit(_ files: [ExportedFile], of themes: [ExportedTheme]) -> [ExportedFile]
    {
        guard format.hasModeFiles, themes.count == 1, files.count > 1, isOneFile(files),
            let file = files.first
        else { return files }
        let others = files.dropFirst().compactMap(\.mode).joined(separator: ", ")
        console.note("one file has one mode; the others are \(others): name a folder, or --mode")
        return [file]
    }

    private func isOneFile(_ files: [ExportedFile]) -> Bool {
        guard let output else { return true }
        return (try? ResultPlace(output, for: files.map(\.name), in: folder)) == nil
    }

    private func write(_ file: ExportedFile, to path: String) throws {
        let absolute = ProjectFolder.absolute(path, in: folder)
        let isThere = WholeFile.isThere(path, in: folder)
        try WholeFile.write(file.text, to: absolute, shown: path)
        console.note("\(isThere ? "replaced" : "wrote") \(path)")
    }

    /// Warns of pairs that fail as the program of the format shows them.
    private func judge(_ files: [(ExportedFile, path: String)], of themes: [ExportedTheme]) {
        let levels = Set(themes.map(\.theme.contrast.level))
        let level = levels.count == 1 ? levels.first.flatMap(\.self) : nil
        let findings = files.compactMap { file, path in
            ExportVerdict(file, path: path, at: level, readBy: readers)
                .finding(isInFile: output != nil)
        }
        if !findings.isEmpty {
            console.complaint(TextReporter().paragraphs(for: findings))
        }
    }

    private func noteLosses(of themes: [ExportedTheme]) {
        noteMissingSchemes(of: themes)
        noteRolesAlone(of: themes)
    }

    /// Says which themes of one editor keep only their roles in another.
    private func noteRolesAlone(of themes: [ExportedTheme]) {
        guard format.isOfEditor else { return }
        for theme in themes {
            let source = theme.document.format
            if theme.document.kind != .editor || source == format.name { continue }
            console.note(
                """
                '\(theme.theme.id)' is written by its roles: the other scopes and keys of the \
                \(source) file, and its font styles, are not in \(format.name)
                """
            )
        }
    }

    /// Says which themes have their colours on pages of a scheme that they do not have.
    private func noteMissingSchemes(of themes: [ExportedTheme]) {
        guard format.fillsBothSchemes else { return }
        for theme in themes.map(\.theme) {
            let schemes = Set(theme.modes.map(\.scheme))
            for missing in Scheme.allCases where !schemes.contains(missing) {
                console.note(
                    """
                    '\(theme.id)' has no \(missing.rawValue) mode: \(format.name) shows its colours on \
                    \(missing.rawValue) pages, too
                    """
                )
            }
        }
    }

    /// Shows the first difference of each file on disk; returns whether there is none.
    private func compare(_ files: [(ExportedFile, path: String)]) throws -> Bool {
        var findings: [Finding] = []
        for (file, path) in files {
            let bytes = try WholeFile.bytes(
                of: ProjectFolder.absolute(path, in: folder),
                limit: max(16 << 20, 2 * file.text.utf8.count),
                shown: path
            )
            let comparison = ExportComparison(file.text, named: file.name, path: path)
            findings += [comparison.finding(bytes)].compactMap(\.self)
        }
        console.show(findings)
        if findings.isEmpty { console.note("\(files.count.of("file")) as exported") }
        return findings.isEmpty
    }
}
