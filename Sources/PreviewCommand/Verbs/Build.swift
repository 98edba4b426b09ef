import ArgumentParser
import PreviewSite

/// The verb `build`.
struct Build: PreviewVerb {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Write the preview site.",
        discussion: """
            Writes, for every theme, its CSS custom properties, an overview and every page of docs/ in the theme; then a \
            gallery, a contrast page and machine-readable files. Files appear whole or not at all, equal ones are left \
            alone, and only files that an earlier build wrote are ever deleted.

            Findings are shown, but only a theme that cannot be rendered fails the build (with 1), unless --strict.
            """)

    @OptionGroup var global: GlobalOptions
    @OptionGroup var sources: SourceOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder to write to (default: 'output' of themepreview.yml, else site).", valueName: "dir"))
    var output: String?

    @Flag(help: "Make and replace every file, whatever the last build left.")
    var clean = false

    @Flag(help: "Write nothing; compare with what is on disk, and end with 1 when that is stale or a build would.")
    var check = false

    @Flag(help: "End with 1 when there is an error among the findings.")
    var strict = false

    @Option(
        name: .customLong("explain"),
        help: ArgumentHelp(
            "Say why this file of the site was made again, or was not; may be repeated.", valueName: "file"))
    var explained: [String] = []

    @Flag(name: .customLong("no-cache"), help: "Make everything, whatever the last build left; remember nothing.")
    var ignoresCache = false

    @Option(
        help: ArgumentHelp(
            """
            Build part I of N of the site, from 1 to N, for 'merge'. Unless --output names a folder, -I-of-N is put behind \
            the name of the site's.
            """,
            valueName: "I/N"))
    var shard: Shard?

    @Flag(help: "Say how long the stages of the build took.")
    var timings = false

    @Option(
        name: .customLong("trace"),
        help: ArgumentHelp("Write what took how long to a file for Perfetto or chrome://tracing.", valueName: "file"))
    var traceFile: String?

    func validate() throws {
        guard check else { return }
        if shard != nil { throw ValidationError("--check compares a whole site: leave --shard out.") }
        if timings || traceFile != nil || !explained.isEmpty {
            throw ValidationError("--check makes no file: leave --timings, --trace and --explain out.")
        }
    }

    func perform(_ console: Console) async throws {
        if check { try await checkSite(console) } else { try await BuildRun(choices).perform(console) }
    }

    /// What the options say.
    var choices: BuildChoices {
        BuildChoices(
            console: ConsoleChoices(global), project: ProjectChoices(global, sources, output: output, shard: shard),
            themeIDs: sources.ids, clean: clean, strict: strict, explained: explained, ignoresCache: ignoresCache,
            timings: timings, traceFile: traceFile)
    }
}

extension Shard: ExpressibleByArgument {
    /// Reads `2/5`.
    public init?(argument: String) { self.init(argument) }
}
