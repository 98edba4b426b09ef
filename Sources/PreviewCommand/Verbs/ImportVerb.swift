import ArgumentParser
import Findings
import ForeignFormats
import Projects
import SourceText
import ThemeFormats
import ThemeModel
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct ImportVerb: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Turn a theme file of another tool into themepreview's own format.",
        discussion: """
            A file in themes/ is read as it is, in any format. Import one to go on from it.

              themepreview import Nord.conf -o themes/nord.yml
              themepreview import family.json -o themes     writes a file for each theme
              themepreview import *.itermcolors -o themes   and for each file
              themepreview import --guess notes.cfg         drafts a table for a new format

            At the end it lists what was mapped, derived and left out. Of several files those with errors are not \
            written, and the command exits with status 1.
            """
    )

    @OptionGroup var global: GlobalOptions

    @Argument(help: ArgumentHelp("The theme files.", valueName: "file"), completion: .file())
    var files: [String]

    @Option(name: .shortAndLong, help: .fileOrFolder, completion: .file())
    var output: ResultFile?

    @Flag(help: "Write nothing if a value is left out.")
    var strict = false

    @Flag(help: "Overwrite files.")
    var force = false

    @Flag(
        help: "Print a draft of a table for the file's format, for the project's folder 'formats'."
    )
    var guess = false

    func validate() throws {
        if files.contains("") { throw ValidationError("the name of the file is empty.") }
        if guess, files.count > 1 { throw ValidationError("--guess takes one file.") }
        if output?.path == "" { throw ValidationError.empty("--output") }
    }

    func perform(_ console: Console) async throws {
        if guess {
            let absolute = ProjectFolder.absolute(files[0], in: ProjectFolder.current)
            return try printGuess(try ThemeFile.bytes(absolute, shown: files[0]), console)
        }
        let folder = try ProjectFolder(path: global.project, start: ProjectFolder.current)
        let formats = try Project(folder, currentFolder: ProjectFolder.current).formats
        let sources = ThemeFile.joined(files, in: ProjectFolder.current, formats)
        if sources.count > 1 {
            guard let path = output?.path else { throw CommandError.several(files.count, "themes") }
            _ = try ResultPlace(
                path,
                for: ["theme.yml"],
                isOfSeveral: true,
                in: ProjectFolder.current
            )
        }
        var places: Set<String> = []
        var status: Int32 = 0
        for (file, parts) in sources {
            do {
                let themes = try ImportedTheme.all(
                    in: file,
                    with: parts,
                    reading: formats,
                    isStrict: strict,
                    console
                )
                try write(themes, console, isOnly: sources.count == 1, besides: &places)
            } catch let code as ExitCode {
                status = max(status, code.rawValue)
            } catch {
                console.failure(error)
                status = 2
            }
        }
        if status != 0 { throw ExitCode(status) }
    }

    /// Writes the themes of one file; `places` are the files that this command wrote.
    private func write(
        _ themes: [ImportedTheme],
        _ console: Console,
        isOnly: Bool,
        besides places: inout Set<String>
    ) throws {
        guard let path = output?.path else {
            guard themes.count == 1 else { throw CommandError.several(themes.count, "themes") }
            console.result(themes[0].text)
            return console.note(themes[0].summary)
        }
        let names = themes.map { "\($0.document.id).yml" }
        let folder = try ResultPlace(
            path,
            for: names,
            isOfSeveral: !isOnly,
            in: ProjectFolder.current
        )
        for (theme, name) in zip(themes, names) {
            let place = folder.path(of: name)
            guard places.insert(place).inserted else {
                throw CommandError(
                    "\(place) is already that of another theme",
                    help: "import the second file by itself, to another name"
                )
            }
            try NewThemeFile.write(theme.text, to: place, replacing: force, console)
            console.note("wrote \(place)\n\(theme.summary)")
        }
    }

    private func printGuess(_ bytes: Data, _ console: Console) throws {
        guard let guess = FormatGuess(bytes, file: files[0]) else {
            throw CommandError(
                "no colours can be found in \(files[0])",
                help: "a text file of keys and values is wanted, such as JSON, TOML or YAML"
            )
        }
        console.result(guess.yaml)
        console.note(
            """
            found \(guess.count.colors.of("colour")) with \(guess.count.slots.of("slot"))
            put the table into formats/, correct it, and the file works in themes/
            """
        )
    }
}
