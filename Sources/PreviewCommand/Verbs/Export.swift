import ArgumentParser
import Findings
import PreviewSite
import ThemeExport

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

            A theme with errors is not written: they go to standard error, and the command ends with 1. Contrast is \
            the business of 'check'.
            """)

    @OptionGroup var global: GlobalOptions
    @OptionGroup var sources: SourceOptions

    @Argument(help: ArgumentHelp("The ids of the themes.", valueName: "theme"), completion: .themes)
    var themes: [String] = []

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp("The format: \(ExportFormats.names.joined(separator: ", ")).", valueName: "format"),
        completion: .list(ExportFormats.names), transform: ExportFormats.format(named:))
    var format: ExportFormats.Choice

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file to write, or a folder: one that is there, ends in / or gets several (default: standard output, also -).",
            valueName: "file"), completion: .file())
    var output: ResultFile?

    @Flag(help: "Swift: import nothing, not even Theming.")
    var plain = false

    @Flag(name: .customLong("public"), help: "Swift: let other modules use the type.")
    var isPublic = false

    @Option(
        name: .customLong("type"),
        help: ArgumentHelp("Swift: the name of the type (default: \(SwiftTypeName.usual)).", valueName: "name"),
        transform: SwiftTypeName.init(_:))
    var typeName: SwiftTypeName?

    @Flag(help: "CSS: write a light and a dark mode as one rule, with light-dark().")
    var lightDark = false

    func validate() throws {
        try Self.refuseEmpty(output?.path)
        if format.name != SwiftFormat.name, plain || isPublic || typeName != nil {
            throw ValidationError("--plain, --public and --type go with --to swift.")
        }
        if format.name != "css", lightDark { throw ValidationError("--light-dark goes with --to css.") }
    }

    func perform(_ console: Console) async throws {
        var session = try await ProjectSession(global, sources)
        session.request.themeIDs = themes
        let (exported, findings) = try await session.check(includesPages: false).exported()
        let errors = findings.filter { $0.severity == .error }
        if !errors.isEmpty {
            let report = session.localised(Report(findings: errors.sorted()))
            console.complaint(TextReporter().paragraphs(for: report.findings))
            throw ExitCode(1)
        }
        if exported.isEmpty {
            throw CommandError(
                "there are no themes to export", help: "put theme files into themes/, or name them with --themes")
        }
        let files = try format.files(options, exported)
        try write(files, console, from: session)
    }

    private var options: ExportOptions {
        var options = ExportOptions()
        (options.isPlain, options.isPublic, options.typeName) = (plain, isPublic, typeName ?? .usual)
        options.hasLightDark = lightDark
        return options
    }

    private func write(_ files: [ExportedFile], _ console: Console, from session: ProjectSession) throws {
        guard let path = output?.path else {
            guard files.count == 1 else { throw CommandError.several(files.count, "files") }
            return console.result(files[0].text)
        }
        let absolute = ProjectFolder.absolute(path, in: session.project.currentFolder)
        if files.count == 1, !WholeFile.isFolder(path, in: session.project.currentFolder) {
            try WholeFile.write(files[0].text, to: absolute, shown: path)
            console.note("wrote \(path)")
        } else {
            try WholeFile.write(files.map { ($0.name, $0.text) }, to: absolute, shown: path)
            for file in files { console.note("wrote \(path.inFolder(file.name))") }
        }
    }
}
