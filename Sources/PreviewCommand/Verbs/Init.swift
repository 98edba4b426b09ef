import ArgumentParser
import PreviewSite
import Projects
import SourceText
import ThemeModel
import ThemeRendering

struct Init: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Make a small working project.",
        discussion: """
            Writes two themes, two pages, a configuration with comments, a workflow for GitHub Actions and a \
            .gitignore. Existing files are not changed.

              themepreview init my-themes
              themepreview init my-themes --from Nord.conf
              themepreview init --from tokens
              themepreview init --templates

            With --from, the project has the themes of that file, of any format that 'import' reads. Design tokens and \
            style sheets, a file or a folder of them, stay where they are: the configuration names them, the roles that \
            their names suggest, and the pairs. With --templates, \
            writes the built-in templates instead, for you to edit: delete those you leave as they are.
            """
    )

    @OptionGroup var global: GlobalOptions

    @Argument(
        help: ArgumentHelp(
            "The folder to make the project in (default: this one).",
            valueName: "dir"
        ),
        completion: .directory
    )
    var directory: String?

    @Option(
        name: .customLong("from"),
        help: ArgumentHelp(
            "Start from the themes of this file or folder instead of the examples.",
            valueName: "file"
        ),
        completion: .file()
    )
    var source: String?

    @Flag(help: "Write the built-in templates to the project's folder templates/.")
    var templates = false

    func validate() throws {
        if source == "" { throw ValidationError("--from is empty: a shell variable may be unset.") }
        if source != nil, templates {
            throw ValidationError("--from makes a project: leave --templates out.")
        }
    }

    func perform(_ console: Console) async throws {
        let current = ProjectFolder.current
        let folder = try folder(from: current)
        let files = try await files(in: folder, console)
        let shown = directory ?? global.project ?? ProjectFolder.relative(folder, to: current)
        for file in files {
            let isNew = try WholeFile.writeNew(
                file.text,
                to: "\(folder)/\(file.path)",
                shown: "\(shown)/\(file.path)"
            )
            console.result(
                "\(isNew ? "wrote" : "kept ") \(ProjectFolder.relative("\(folder)/\(file.path)", to: current).visible)"
            )
        }
        if !templates {
            let place =
                folder == current
                ? "" : " --project \(ProjectFolder.relative(folder, to: current).inShell)"
            let hasThemes = files.contains { $0.path.hasPrefix("themes/") }
            let verb = hasThemes ? "build" : "check"
            console.note("next: themepreview \(verb)\(place)")
        }
    }

    /// The built-in templates; one that the project has sorted into a folder keeps its place there.
    private func templateFiles(in folder: String) -> [StarterProject.File] {
        TemplateSet.builtIn.sorted { $0.key < $1.key }.map { name, text in
            let sorted = TemplateSet.folders.map { "templates/\($0)/\(name)" }
            let existing = sorted.first { FileKind(following: "\(folder)/\($0)") != nil }
            return (path: existing ?? "templates/\(name)", text: text)
        }
    }

    private func files(
        in folder: String,
        _ console: Console
    ) async throws -> [StarterProject.File] {
        if templates {
            return templateFiles(in: folder)
        }
        guard let source else { return StarterProject.example.files }
        if let tokens = try await TokenProject(source, in: folder) {
            console.note(tokens.summary)
            let configuration = tokens.configuration
            return StarterProject(themes: [], configuration: configuration).files
        }
        let themes = try ImportedTheme.all(in: source, console)
        for theme in themes { console.note(theme.summary) }
        return StarterProject(themes: themes.map { ("themes/\($0.document.id).yml", $0.text) })
            .files
    }

    /// The named folder; without one, the project's for templates, else the current one.
    private func folder(from current: String) throws -> String {
        if let named = directory ?? global.project {
            return ProjectFolder.absolute(named, in: current)
        }
        return templates ? try ProjectFolder(path: nil, start: current).path : current
    }
}

extension String {
    /// The text as a word of a command line, quoted if a shell would read it otherwise.
    var inShell: String {
        let isPlain = unicodeScalars.allSatisfy {
            $0.isAlphanumeric || "/._-+,:@%".unicodeScalars.contains($0)
        }
        return isPlain && !isEmpty ? self : "'\(replacing("'", with: "'\\''"))'"
    }
}
