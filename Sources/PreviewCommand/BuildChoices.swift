import PreviewSite

/// What a command line says of a build.
struct BuildChoices: Equatable, Sendable {
    var console = ConsoleChoices()
    var project = ProjectChoices()
    /// The only themes to build; none for all.
    var themeIDs: [String] = []
    /// Whether every file is made and replaced, whatever the last build left.
    var clean = false
    /// Whether an error among the findings ends the program with 1.
    var strict = false
    /// The files of the site of which to say why they were made again, or were not.
    var explained: [String] = []
    /// Whether nothing is known of the last build, and nothing remembered of this one.
    var ignoresCache = false
    /// Whether to say how long the stages took.
    var timings = false
    /// The file for what took how long.
    var traceFile: String?
}
