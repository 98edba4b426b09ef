import PreviewSite

/// A build that begins while its arguments are read.
///
/// The parser keeps one processor busy for as long as the others need to look at thousands of files. What it will say of the
/// project is plain from the arguments of most builds; those of any other build, and those that are wrong, wait for it.
struct HeadStart: Sendable {
    /// The one of the command that runs.
    @TaskLocal static var current: HeadStart?

    private let choices: ProjectChoices
    private let cache = BuildCache.ofUser
    private let start: Task<BuildStart, any Error>

    /// Begins where arguments are plainly those of a build.
    init?(_ arguments: [String]) {
        guard let choices = ProjectChoices(plain: arguments) else { return nil }
        self.choices = choices
        start = Task { [cache] in try BuildStart(choices, cache: cache) }
    }

    /// The start of a build: the one that was begun where it is the same, else another one.
    static func build(_ choices: ProjectChoices, cache: BuildCache?) async throws -> BuildStart {
        guard let current else { return try BuildStart(choices, cache: cache) }
        if current.choices == choices, current.cache == cache { return try await current.start.value }
        await (try? current.start.value)?.release()
        return try BuildStart(choices, cache: cache)
    }
}

extension ProjectChoices {
    /// What the arguments of a build say; nil where there is any that only the parser knows, or that is wrong.
    fileprivate init?(plain arguments: [String]) {
        guard arguments.first == "build" else { return nil }
        self.init()
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            if ["-q", "--quiet", "-v", "--verbose", "--strict", "--timings"].contains(argument) { continue }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.isEmpty,
                !value.hasPrefix("-")
            else { return nil }
            switch parts[0] {
            case "--project": project = value
            case "--themes": themes.append(value)
            case "--docs": docs = value
            case "--templates": templates = value
            case "--output", "-o": output = value
            case "--jobs", "-j":
                guard let count = Int(value), count > 0 else { return nil }
                jobs = count
            case "--theme", "--explain", "--trace": continue
            default: return nil
            }
        }
    }
}
