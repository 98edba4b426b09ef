import ArgumentParser
import ColorScience
import Findings
import SourceText
import ThemeGeneration

struct Generate: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Make a whole theme from one to three brand colours.",
        discussion: """
            The theme passes 'check' by construction: its ramps share one ladder of luminances, and each role takes the \
            step whose contrast it needs. The brand's own colours are used as they are where they can be read. The same \
            colours and options give the same file.

              themepreview generate '#0b5c86' --name Harbor -o themes/harbor.yml
              themepreview generate '#6d28d9' '#e0604f' --level AAA
              themepreview generate teal --modes light,dark,light-contrast,dark-contrast

            The first colour is 'primary', the second 'secondary', the third 'accent'.
            """
    )

    @OptionGroup var global: GlobalOptions

    @Argument(
        help: ArgumentHelp("Colours of the brand, quoted for the shell.", valueName: "colour")
    )
    var colors: [String]

    @Option(help: ArgumentHelp("The name of the theme.", valueName: "name"))
    var name = "Generated"

    @Option(
        help: ArgumentHelp("The level that every pair passes at: AA or AAA.", valueName: "level")
    )
    var level: ContrastLevel = .aa

    @Option(
        help: ArgumentHelp(
            "The modes, the default one first: \(GeneratedMode.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "modes"
        ),
        transform: Self.modes(_:)
    )
    var modes: [GeneratedMode] = [.light, .dark]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file to write; an existing one is kept (default: standard output, also -).",
            valueName: "file"
        )
    )
    var output: ResultFile?

    @Flag(help: "Overwrite the file.")
    var force = false

    func validate() throws {
        if output?.path == "" { throw ValidationError.empty("--output") }
        if name.isEmpty || name.unicodeScalars.contains(where: \.isControl) {
            throw ValidationError("--name takes a name without control characters.")
        }
        do throws(RecipeError) {
            _ = try ThemeRecipe(brand: colors.map { _ in .white }, modes: modes)
        } catch {
            throw ValidationError("\(error)")
        }
    }

    func perform(_ console: Console) async throws {
        let brand = try colors.map { try color($0, console) }
        let text = try ThemeRecipe(brand: brand, name: name, level: level, modes: modes).yaml
        guard let path = output?.path else { return console.result(text) }
        try NewThemeFile.write(text, to: path, replacing: force, console)
        console.note("wrote \(path)\nnext: themepreview check --themes \(path.inShell)")
    }

    private func color(_ text: String, _ console: Console) throws -> SRGB8 {
        let color = try Color(argument: text)
        guard color.alpha == 1 else {
            throw CommandError("'\(text)' is translucent", help: "name an opaque colour")
        }
        if let warning = ParsedColor(text).warning {
            console.note("warning: '\(text)': \(warning)".visible)
        }
        if !color.isInSRGBGamut {
            console.note("'\(text)' is outside sRGB: \(color.mapped.css) is used".visible)
        }
        return color.mapped.rgb
    }

    private static func modes(_ text: String) throws -> [GeneratedMode] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { name in
            if let mode = GeneratedMode(rawValue: String(name)) { return mode }
            let names = GeneratedMode.allCases.map(\.rawValue)
            let guess = closestMatch(to: String(name), among: names).map(didYouMean)
            throw ValidationError(
                "there is no mode '\(name)'; \(guess ?? "the modes are \(names.joined(separator: ", "))")"
            )
        }
    }
}
