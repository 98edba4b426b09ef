import ArgumentParser
import Findings
import PreviewSite
import ThemeModel

struct ImportVerb: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Turn a theme file of another tool into themepreview's own format.",
        discussion: """
            A file in themes/ is read as it is, in any format. Import one to go on from it.

              themepreview import Nord.conf -o themes/nord.yml
              themepreview import family.json -o themes     writes a file for each theme

            It ends with what was mapped, derived and left out.
            """)

    @OptionGroup var global: GlobalOptions

    @Argument(help: ArgumentHelp("The theme file.", valueName: "file"))
    var file: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file to write, or the folder where there are several (default: standard output, also -).",
            valueName: "file"))
    var output: ResultFile?

    @Flag(help: "Write nothing if a value is left out.")
    var strict = false

    @Flag(help: "Overwrite files.")
    var force = false

    func validate() throws {
        if file.isEmpty { throw ValidationError("the name of the file is empty.") }
        try Self.refuseEmpty(output?.path)
    }

    func perform(_ console: Console) async throws {
        let themes = try ImportedThemes(file, isStrict: strict, console).themes
        guard let path = output?.path else {
            guard themes.count == 1 else { throw ImportError.several(themes.count) }
            console.result(String(themes[0].text.dropLast()))
            return console.note(themes[0].summary)
        }
        for theme in themes {
            let place = themes.count == 1 ? path : "\(path)/\(theme.document.id).yml"
            try write(theme.text, to: place)
            console.note("wrote \(place)\n\(theme.summary)")
        }
    }

    private func write(_ text: String, to path: String) throws {
        let absolute = ProjectFolder.absolute(path, in: ProjectFolder.current)
        if force {
            try WholeFile.write(text, to: absolute, shown: path)
        } else if try !WholeFile.writeNew(text, to: absolute, shown: path) {
            throw ImportError.exists(path)
        }
    }
}

private enum ImportError: Error, CustomStringConvertible {
    case several(Int)
    case exists(String)

    var description: String {
        switch self {
        case .several(let count):
            "\(count) themes cannot go to standard output\n  help: name a folder with --output"
        case .exists(let path): "\(path) exists\n  help: name another file, or overwrite it with --force"
        }
    }
}
