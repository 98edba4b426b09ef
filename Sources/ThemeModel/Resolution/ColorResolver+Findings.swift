import Findings

extension ColorResolver {
    mutating func reportCycle(closedBy path: String, at location: SourceLocation?) {
        let start = trail.firstIndex(of: path) ?? 0
        let chain = trail[start...] + [path]
        findings.add(
            Finding(
                .aliasCycle, .error, "aliases lead in a circle: \(chain.joined(separator: " → "))",
                help: "give one of them a colour of its own", at: location))
    }

    mutating func reportUnknown(_ path: String, at location: SourceLocation?) {
        let effort = findings.all.count * (appearance.palette.count + appearance.colors.count)
        let guess = effort < Self.guessLimit ? guess(for: path) : nil
        findings.add(
            Finding(
                .unknownReference, .error, "no token is called '\(path)'",
                help: guess.map { "did you mean '{\($0)}'?" } ?? "name it by its path, as in '{palette.ink}'",
                at: location))
    }

    mutating func reportMissing(_ role: String) {
        var finding = Finding(
            .missingRole, .error, "the theme has no '\(role)' colour",
            help: "add '\(role)' under 'colors': the other roles are derived from background and text", at: theme)
        let others = appearance.colors.names.filter { Role.derivations[$0] == nil }
        if let other = closestMatch(to: role, among: others) {
            finding.message += ", but '\(other)'"
            finding.help = "did you mean '\(role)'?"
            finding.location = appearance.colors[other]?.location
        }
        findings.add(finding)
    }

    /// A guess looks at every name: after so many looks there are no more guesses.
    private static let guessLimit = 100_000

    /// The token that was probably meant: the one with this name in another group, or else the closest name.
    private func guess(for path: String) -> String? {
        let known =
            appearance.palette.names.map { "palette.\($0)" } + appearance.colors.names.map { "colors.\($0)" }
            + Role.vocabulary.map { "colors.\($0.role)" }
        return known.first { $0.hasSuffix(".\(path)") } ?? closestMatch(to: path, among: known)
    }
}
