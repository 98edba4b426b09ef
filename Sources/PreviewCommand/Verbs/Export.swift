import ArgumentParser
import Findings
import ProjectChecks
import Projects
import SourceText
import ThemeExport
import ThemeModel

struct Export: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write themes for other programs, such as a Swift app.",
        discussion: """
            Without a theme, writes all themes of the project. The formats:

            \(ExportFormats.all.map { "  \($0.name): \($0.summary)" }.joined(separator: "\n"))

              themepreview export harbor nord --to swift -o AppTheme.swift
              themepreview export harbor --to json         writes to standard output
              themepreview export --to yaml -o themes-2    writes a file for each theme
              themepreview export harbor --to css -o theme.css --check

            A theme with errors is not written: they go to standard error, the other themes are written, and the \
            command exits with status 1. Contrast is the business of 'check'.
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var sources: SourceOptions

    @Argument(help: ArgumentHelp("The ids of the themes.", valueName: "theme"), completion: .themes)
    var themes: [String] = []

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp(
            "The format: \(ExportFormats.names.joined(separator: ", ")).",
            valueName: "format"
        ),
        completion: .list(ExportFormats.names),
        transform: ExportFormats.format(named:)
    )
    var format: ExportFormats.Choice

    @Option(name: .shortAndLong, help: .fileOrFolder, completion: .file())
    var output: ResultFile?

    @Flag(help: "Write nothing; exit with status 1 where a file is not as it would be written.")
    var check = false

    @Flag(help: "Swift: import nothing, not even Theming.")
    var plain = false

    @Flag(name: .customLong("public"), help: "Swift: let other modules use the type.")
    var isPublic = false

    @Option(
        name: .customLong("type"),
        help: ArgumentHelp(
            "Swift: the name of the type (default: \(SwiftTypeName.usual)).",
            valueName: "name"
        ),
        transform: SwiftTypeName.init(_:)
    )
    var typeName: SwiftTypeName?

    @Flag(help: "CSS: write a light and a dark mode as one rule, with light-dark().")
    var lightDark = false

    func validate() throws {
        if output?.path == "" { throw ValidationError.empty("--output") }
        if check, output?.path == nil {
            throw ValidationError("--check compares with files: name them with --output.")
        }
        if format.name != SwiftFormat.name, plain || isPublic || typeName != nil {
            throw ValidationError("--plain, --public and --type go with --to swift.")
        }
        if format.name != "css", lightDark {
            throw ValidationError("--light-dark goes with --to css.")
        }
    }

    func perform(_ console: Console) async throws {
        var session = try await ProjectSession(global, sources, readsAppFiles: false)
        session.request.themeIDs = themes
        let selection = ExportSelection(try await session.resolved(includesPages: false))
        if !selection.errors.isEmpty {
            let report = session.localised(Report(findings: selection.errors.sorted()))
            console.complaint(TextReporter().paragraphs(for: report.findings))
        } else if selection.themes.isEmpty {
            throw CommandError(
                "there are no themes to export",
                help: "put theme files into themes/, or name them with --themes"
            )
        }
        let leftOut = selection.brokenIDs + lacking(selection.themes, console)
        let themes = selection.themes.filter { !leftOut.contains($0.theme.id) }
        if themes.isEmpty, selection.errors.isEmpty { throw ExitCode(2) }
        // Several themes have no place on standard output, and a file of all themes is whole or not written.
        let writes =
            leftOut.isEmpty || !themes.isEmpty && output?.path != nil && !format.joinsThemes
        if writes {
            let options = options(isOfSeveral: !leftOut.isEmpty)
            try write(
                try format.files(options, themes),
                console,
                from: session,
                isOfSeveral: options.isOfSeveral
            )
        }
        if leftOut.isEmpty { return }
        console.complaint(
            writes ? "not written: \(leftOut.joined(separator: ", "))" : "nothing is written"
        )
        throw ExitCode(1)
    }

    /// Shows the first difference of each file on disk; throws where there is one.
    private func compare(
        _ files: [ExportedFile],
        at place: ResultPlace,
        in folder: String,
        _ console: Console
    ) throws {
        var findings: [Finding] = []
        for file in files {
            let path = place.path(of: file.name)
            let bytes = try WholeFile.bytes(
                of: ProjectFolder.absolute(path, in: folder),
                limit: max(16 << 20, 2 * file.text.utf8.count),
                shown: path
            )
            let comparison = ExportComparison(file.text, named: file.name, path: path)
            findings += [comparison.finding(bytes)].compactMap(\.self)
        }
        console.show(findings)
        if !findings.isEmpty { throw ExitCode(1) }
        console.note("\(files.count.of("file")) as exported")
    }

    /// The ids of themes without what the format is made of, each with its reason on standard error.
    private func lacking(_ themes: [ExportedTheme], _ console: Console) -> [String] {
        themes.compactMap { theme in
            format.refusal(of: theme).map { refusal in
                console.failure(refusal)
                return theme.theme.id
            }
        }
    }

    private func options(isOfSeveral: Bool) -> ExportOptions {
        var options = ExportOptions()
        options.isPlain = plain
        options.isPublic = isPublic
        options.typeName = typeName ?? .usual
        options.hasLightDark = lightDark
        options.isOfSeveral = isOfSeveral
        return options
    }

    private func write(
        _ files: [ExportedFile],
        _ console: Console,
        from session: ProjectSession,
        isOfSeveral: Bool
    ) throws {
        guard let path = output?.path else {
            guard files.count == 1 else { throw CommandError.several(files.count, "files") }
            return console.result(files[0].text)
        }
        let folder = session.project.currentFolder
        let place = try ResultPlace(
            path,
            for: files.map(\.name),
            isOfSeveral: isOfSeveral,
            in: folder
        )
        if check { return try compare(files, at: place, in: folder, console) }
        for file in files {
            let path = place.path(of: file.name)
            try WholeFile.write(
                file.text,
                to: ProjectFolder.absolute(path, in: folder),
                shown: path
            )
            console.note("wrote \(path)")
        }
    }
}
