extension BuildChoices {
    /// What plain arguments of a build say: every option with its whole name, every value an argument of its own or behind `=`.
    ///
    /// The parser would say the same, in four fifths of the instructions of a build with nothing to do. Nil where an argument
    /// is any other, or wrong: the parser knows of all, and what to say of them.
    init?(plain arguments: [String]) {
        guard arguments.first == "build" else { return nil }
        self.init()
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            if setFlag(argument) { continue }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.isEmpty,
                !value.hasPrefix("-"), set(parts[0], to: value)
            else { return nil }
        }
    }

    private mutating func setFlag(_ name: String) -> Bool {
        switch name {
        case "--quiet", "-q": console.isQuiet = true
        case "--verbose", "-v": console.isVerbose = true
        case "--clean": clean = true
        case "--strict": strict = true
        case "--no-cache": ignoresCache = true
        case "--timings": timings = true
        default: return false
        }
        return true
    }

    private mutating func set(_ name: Substring, to value: String) -> Bool {
        switch name {
        case "--project": project.project = value
        case "--themes": project.themes.append(value)
        case "--docs": project.docs = value
        case "--templates": project.templates = value
        case "--output", "-o": project.output = value
        case "--theme": themeIDs.append(value)
        case "--explain": explained.append(value)
        case "--trace": traceFile = value
        case "--jobs", "-j":
            guard let count = Int(value), count > 0 else { return false }
            project.jobs = count
        default: return false
        }
        return true
    }
}
