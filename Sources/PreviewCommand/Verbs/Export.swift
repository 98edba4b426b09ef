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
            Without a theme, writes all themes of the project.

              themepreview export harbor nord --to swift -o AppTheme.swift
              themepreview export harbor --to json         writes to standard output
              themepreview export --to yaml -o themes-2    writes a file for each theme
              themepreview export --to kitty,vscode -o out writes a folder for each format
              themepreview export harbor --to kitty --mode dark
              themepreview export harbor --to css -o theme.css --check
              themepreview export --template tinted-vim -o out

            A theme with errors is not written: they go to standard error, the other themes are written, and the \
            command exits with status 1. What is written for terminals and editors is read again: a warning tells \
            which pairs fail as the program shows them.
            """
    )

    @OptionGroup var global: GlobalOptions
    @OptionGroup var sources: SourceOptions

    @Argument(help: ArgumentHelp("The ids of the themes.", valueName: "theme"), completion: .themes)
    var themes: [String] = []

    @Option(
        name: .customLong("to"),
        help: ArgumentHelp(
            """
            The formats, with commas between them, or 'all'; tables in the project's folder 'formats' and templates in \
            its folder 'exports' are some, too.
            """,
            // Here, since every command reads the configurations of all others, and the formats' tables take 20 ms.
            discussion: ExportFormats.all.map { "\($0.name): \($0.summary)" }
                .joined(separator: "\n"),
            valueName: "format"
        ),
        completion: .list(ExportFormats.names),
        transform: ExportTargets.init(_:)
    )
    var targets: [ExportTargets] = []

    @Option(
        help: ArgumentHelp(
            "A folder with templates/config.yaml, as tinted-theming has them, or one template, instead of --to.",
            valueName: "path"
        ),
        completion: .file()
    )
    var template: String?

    @Option(
        help: ArgumentHelp(
            "One mode alone, of formats with a file for each mode (default: all).",
            valueName: "name"
        )
    )
    var mode: String?

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
        if template == "" { throw ValidationError.empty("--template") }
        if targets.isEmpty == (template == nil) {
            throw ValidationError("name formats with --to, or templates with --template.")
        }
        if check, output?.path == nil {
            throw ValidationError("--check compares with files: name them with --output.")
        }
    }

    func perform(_ console: Console) async throws {
        var session = try await ProjectSession(global, sources, readsAppFiles: false)
        session.request.themeIDs = themes
        let formats = try formats(of: session.project)
        let selection = ExportSelection(try await session.resolved(includesPages: false))
        if !selection.errors.isEmpty {
            let report = session.localised(Report(findings: selection.errors.sorted()))
            console.complaint(TextReporter().paragraphs(for: report.findings))
        }
        guard !selection.themes.isEmpty else {
            if selection.errors.isEmpty { throw Self.nothingToWrite }
            console.complaint("nothing is written")
            throw ExitCode(1)
        }
        if let mode, !selection.themes.contains(where: { $0.has(mode) }) {
            throw selection.themes.refusal(of: mode)
        }
        var isWhole = true
        for format in formats {
            let place = output?.path.map { formats.count > 1 ? $0.inFolder("\(format.name)/") : $0 }
            let writer = FormatExport(
                format,
                of: session.project,
                to: place,
                below: output?.path,
                checks: check,
                console
            )
            let isOnly = formats.count == 1
            if try !export(selection, with: writer, isOnly: isOnly, console) { isWhole = false }
        }
        if !isWhole { throw ExitCode(1) }
    }

    private static let nothingToWrite = CommandError(
        "there are no themes to export",
        help: "put theme files into themes/, or name them with --themes"
    )

    /// Writes, or compares, the themes in one format; returns whether all are as they should be.
    private func export(
        _ selection: ExportSelection,
        with writer: FormatExport,
        isOnly: Bool,
        _ console: Console
    ) throws -> Bool {
        let format = writer.format
        let leftOut = selection.brokenIDs + lacking(selection.themes, format, console)
        let themes = selection.themes.filter { !leftOut.contains($0.theme.id) }
        if themes.isEmpty, selection.errors.isEmpty, isOnly { throw ExitCode(2) }
        // Several themes have no place on standard output, and a file of all themes is whole or not written.
        let hasPlaceForRest = !themes.isEmpty && output?.path != nil && !format.joinsThemes
        let writes = leftOut.isEmpty || hasPlaceForRest
        var isSame = true
        if writes {
            let options = options(isOfSeveral: !leftOut.isEmpty)
            let files = try format.files(options, themes)
            isSame = try writer.write(files, isOfSeveral: options.isOfSeveral, of: themes)
        }
        if leftOut.isEmpty { return isSame }
        console.complaint(
            writes ? "not written: \(leftOut.joined(separator: ", "))" : "nothing is written"
        )
        return false
    }

    /// The ids of themes without what the format is made of, each with its reason on standard error.
    private func lacking(
        _ themes: [ExportedTheme],
        _ format: ExportFormats.Choice,
        _ console: Console
    ) -> [String] {
        themes.compactMap { theme in
            let missing = mode.flatMap { theme.has($0) ? nil : [theme].refusal(of: $0) }
            guard let refusal = format.refusal(of: theme) ?? missing else { return nil }
            console.failure(refusal)
            return theme.theme.id
        }
    }

    private func options(isOfSeveral: Bool) -> ExportOptions {
        var options = ExportOptions()
        options.isPlain = plain
        options.isPublic = isPublic
        options.typeName = typeName ?? .usual
        options.hasLightDark = lightDark
        options.isOfSeveral = isOfSeveral
        options.mode = mode
        return options
    }
}

extension ExportedTheme {
    fileprivate func has(_ mode: String) -> Bool { theme.modes.contains { $0.name == mode } }
}

extension [ExportedTheme] {
    /// The reason why nothing can be written of a mode that none of them has.
    fileprivate func refusal(of mode: String) -> CommandError {
        let known = Set(flatMap { $0.theme.modes.map(\.name) }).sorted().joined(separator: ", ")
        let owner = count == 1 ? "'\(self[0].theme.id)' has" : "the themes have"
        return CommandError("\(owner) no mode '\(mode)'", help: "the modes are \(known)")
    }
}
