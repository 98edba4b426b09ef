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
        findings.add(
            Finding(
                .unknownReference, .error, "no token is called '\(path.excerpt)'",
                help: guess(for: path).map { "did you mean '{\($0)}'?" }
                    ?? "name it by its path, as in '{palette.ink}'",
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

    /// The token that was probably meant: the one with this name in another group, or else the closest name.
    private mutating func guess(for path: String) -> String? {
        let suffix = ".\(path)"
        return guesses.guess(among: appearance.colorPaths) { known in
            known.first { $0.hasSuffix(suffix) } ?? closestMatch(to: path, among: known)
        }
    }
}

extension Appearance {
    /// The paths of all colours that an alias may name.
    fileprivate var colorPaths: [String] {
        palette.names.map { "palette.\($0)" } + colors.names.map { "colors.\($0)" }
            + Role.vocabulary.map { "colors.\($0.role)" }
    }
}
