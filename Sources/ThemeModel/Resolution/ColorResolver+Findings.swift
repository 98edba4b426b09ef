import Findings
import SourceText

extension ColorResolver {
    /// Reports the cycle that a token closes, unless one of its tokens already has an error.
    mutating func reportCycle(closedBy path: String) {
        let circle = Array(trail[(trail.firstIndex(of: path) ?? 0)...])
        guard broken.isDisjoint(with: circle) else { return }
        broken.formUnion(circle)
        let start = firstWritten(of: circle)
        let chain = Array(circle[start...] + circle[..<start])
        findings.add(
            Finding(
                .aliasCycle,
                .error,
                "aliases lead in a circle: \((chain + [chain[0]]).joined(separator: " → "))\(derivations(in: chain))",
                help: "give one of them a colour of its own",
                at: declaration(of: chain[0])?.location ?? theme
            )
        )
    }

    /// Where the report begins: the index of the value written first in the theme's own file, or else in any file.
    private func firstWritten(of circle: [String]) -> Int {
        let written = circle.indices.compactMap { index in
            declaration(of: circle[index]).map { (index: index, location: $0.location) }
        }
        let own = written.filter { $0.location?.file == theme?.file }
        let first = (own.isEmpty ? written : own).min { first, second in
            guard let first = first.location, let second = second.location else { return false }
            return first < second
        }
        return first?.index ?? 0
    }

    private func derivations(in chain: [String]) -> String {
        let phrases = zip(chain, chain.dropFirst() + [chain[0]]).filter {
            declaration(of: $0.0) == nil
        }.map {
            "'\($0.dropFirst(7))' is derived from '\($1.dropFirst(7))'"
        }
        return phrases.isEmpty ? "" : " (\(phrases.joined(separator: ", ")))"
    }

    mutating func reportUnknown(_ path: String, at location: SourceLocation?) {
        let guess = guess(for: path).map { didYouMean("{\($0)}") }
        findings.add(
            Finding(
                .unknownReference,
                .error,
                "no token is called '\(path.excerpt)'",
                help: guess ?? existing(like: path) ?? "name it by its path, as in '{palette.ink}'",
                at: location
            )
        )
    }

    /// The names that the path's group has.
    private func existing(like path: String) -> String? {
        let isRole = path.hasPrefix("colors.")
        let names = isRole ? appearance.colors.names : appearance.palette.names
        if names.isEmpty { return nil }
        let shown = names.prefix(6).map { "{\(isRole ? "colors" : "palette").\($0)}" }.joined(
            separator: ", "
        )
        return "the theme has \(shown)\(names.count > 6 ? " and \(names.count - 6) more" : "")"
    }

    mutating func reportMissing(_ role: String) {
        guard needsRoles else { return reportUnnamed(role) }
        var finding = Finding(
            .missingRole,
            .error,
            "the theme has no '\(role)' colour",
            help:
                "add '\(role)' under 'colors': the other roles are derived from background and text",
            at: appearance.location ?? theme
        )
        let others = appearance.colors.names.filter { Role.derivations[$0] == nil }
        let usual = ["background": ["bg"], "text": ["fg", "foreground"]][role] ?? []
        if let other = usual.first(where: others.contains) ?? closestMatch(to: role, among: others)
        {
            finding.message += ", but '\(other)'"
            finding.help = didYouMean(role)
            finding.location = appearance.colors[other]?.location
        }
        findings.add(finding)
    }

    private mutating func reportUnnamed(_ role: String) {
        let help =
            if let name = appearance.palette.names.first {
                "write '\(role): NAME' under 'roles:' in themepreview.yml, where NAME is a colour of the file, such as "
                    + "'\(name.excerpt)'"
            } else {
                "make a theme of the file with 'themepreview import', and add '\(role)' under 'colors'"
            }
        findings.add(
            Finding(
                .missingRole,
                .warning,
                "no colour of the file is '\(role)', so its pairs are unknown",
                help: help,
                at: theme
            )
        )
    }

    /// The token that was probably meant: one of this name in another group, or else the closest name.
    private mutating func guess(for path: String) -> String? {
        guesses.guess(among: appearance.colorPaths) { known in
            known.first { $0.hasSuffix(".\(path)") }
                ?? closestMatch(to: path, among: known).flatMap { Self.isNear($0, path) ? $0 : nil }
        }
    }

    /// Whether the names within the groups are near, too: `x` is nothing like `ink`.
    private static func isNear(_ path: String, _ other: String) -> Bool {
        let names = [path, other].map { String($0.drop { $0 != "." }.dropFirst()) }
        return closestMatch(to: names[1], among: [names[0]]) != nil
            || names[1].hasSuffix("-\(names[0])")
    }
}

extension Appearance {
    fileprivate var colorPaths: [String] {
        palette.names.map { "palette.\($0)" }
            + (colors.names + Role.vocabulary.map(\.role.rawValue)).map { "colors.\($0)" }
    }
}
