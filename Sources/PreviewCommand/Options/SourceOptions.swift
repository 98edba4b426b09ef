import ArgumentParser

/// The options of commands that read a project.
struct SourceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A file or folder with themes; may be repeated (default: what themepreview.yml says, else themes).",
            valueName: "path"
        ),
        completion: .file()
    )
    var themes: [String] = []

    @Option(
        help: ArgumentHelp(
            "The folder with the Markdown pages (default: what themepreview.yml says, else docs).",
            valueName: "dir"
        ),
        completion: .directory
    )
    var docs: String?

    @Option(
        help: ArgumentHelp(
            "The folder with your own templates (default: what themepreview.yml says, else templates).",
            valueName: "dir"
        ),
        completion: .directory
    )
    var templates: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "How many themes or pages to work on at once (default: one per processor).",
            valueName: "n"
        )
    )
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 up.") }
        let paths = [
            ("--themes", themes), ("--docs", [docs].compactMap(\.self)),
            ("--templates", [templates].compactMap(\.self)),
        ]
        for (option, values) in paths where values.contains("") {
            throw ValidationError.empty(option)
        }
    }
}

/// The themes that a command is about, where it takes no themes as arguments.
struct ThemeOptions: ParsableArguments {
    @Option(
        name: .customLong("theme"),
        help: ArgumentHelp("Only the theme with this id; may be repeated.", valueName: "id"),
        completion: .themes
    )
    var ids: [String] = []
}

/// The options of commands that write the site.
struct SiteOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder to write to (default: 'output' of themepreview.yml, else site).",
            valueName: "dir"
        ),
        completion: .directory
    )
    var output: String?

    @Flag(help: "Exit with status 1 when 'check' would.")
    var strict = false

    func validate() throws {
        if output == "" { throw ValidationError.empty("--output") }
    }
}
