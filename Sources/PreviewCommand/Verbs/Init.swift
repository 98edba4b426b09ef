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
            .gitignore. Existing files are not changed. Where there are folders docs and site already, the \
            project's are theme-pages and theme-site.

              themepreview init my-themes
              themepreview init my-themes --from nord.json
              themepreview init --from tokens
              themepreview init --templates

            With --from, the project has the themes of that file or folder, in any format that 'import' reads. They stay \
            where they are, and the configuration names them, so that the verdict is about what their author wrote. For \
            design tokens and style sheets it also has the roles and pairs that names suggest. A file in our own format \
            is copied to themes/, and 'import' converts a file of another format into it.

            With --templates, writes the built-in templates instead, for you to edit: delete those you leave as they are.
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
        let inPlace = try await projectInPlace(in: folder)
        if let inPlace { console.note(inPlace.summary) }
        let folders = StarterFolders(in: folder)
        let files = try inPlace?.files(folders) ?? newFiles(in: folder, folders, console)
        let shown = directory ?? global.project ?? ProjectFolder.relative(folder, to: current)
        for file in files {
            let isNew = try WholeFile.writeNew(
                file.text,
                to: "\(folder)/\(file.path)",
                shown: "\(shown)/\(file.path)"
            )
            let path = ProjectFolder.relative("\(folder)/\(file.path)", to: current).visible
            console.result("\(isNew ? "wrote" : "kept ") \(path)")
            if let inPlace, !isNew, file.path == ProjectFolder.configurationName {
                console.note("\(path) was there before: write '\(inPlace.themesEntry)' into it")
            }
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

    /// Nil where nothing is named, or a file that is copied.
    private func projectInPlace(in folder: String) async throws -> ProjectInPlace? {
        guard let source else { return nil }
        return try await ProjectInPlace(source, in: folder)
    }

    private func newFiles(
        in folder: String,
        _ folders: StarterFolders,
        _ console: Console
    ) throws -> [StarterProject.File] {
        if templates { return templateFiles(in: folder) }
        let themes = try themeFiles(console)
        return StarterProject(themes: themes, folders: folders).files
    }

    /// The themes that are copied, else the two examples.
    private func themeFiles(_ console: Console) throws -> [StarterProject.File] {
        guard let source else { return StarterThemes.files }
        let themes = try ImportedTheme.all(in: source, console)
        for theme in themes { console.note(theme.summary) }
        return themes.map { ("themes/\($0.document.id).yml", $0.text) }
    }

    /// The named folder; without one, the project's for templates, else the current one.
    private func folder(from current: String) throws -> String {
        if let named = directory ?? global.project {
            return ProjectFolder.absolute(named, in: current)
        }
        return templates ? try ProjectFolder(path: nil, start: current).path : current
    }
}

extension ProjectInPlace {
    fileprivate func files(_ folders: StarterFolders) -> [StarterProject.File] {
        StarterProject(themes: [], folders: folders, configuration: configuration(folders)).files
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
