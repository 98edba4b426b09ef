import Findings
import SourceText

extension ColorResolver {
    /// Reports the cycle that a token closes, unless one of its tokens already has an error.
    mutating func reportCycle(closedBy path: String) {
        let first = trail.firstIndex(of: path) ?? 0
        let circle = Array(trail[first...])
        guard broken.isDisjoint(with: circle) else { return }
        broken.formUnion(circle)
        let start = firstWritten(of: circle)
        let chain = Array(circle[start...] + circle[..<start])
        let closed = (chain + [chain[0]]).joined(separator: " → ")
        findings.add(
            Finding(
                .aliasCycle,
                .error,
                "aliases lead in a circle: \(closed)\(derivations(in: chain))",
                help: "give one of them a colour of its own",
                at: declaration(of: chain[0])?.location ?? theme
            )
        )
    }

    /// The index of the value written first in the theme's own file, or else in any file.
    private func firstWritten(of circle: [String]) -> Int {
        let written = circle.indices.filter { declaration(of: circle[$0]) != nil }
        func place(_ index: Int) -> SourceLocation? {
            declaration(of: circle[index])?.location
        }
        let own = written.filter { place($0)?.file == theme?.file }
        let first = (own.isEmpty ? written : own).min { first, second in
            guard let first = place(first), let second = place(second) else { return false }
            return first < second
        }
        return first ?? 0
    }

    private func derivations(in chain: [String]) -> String {
        var phrases: [String] = []
        for (path, next) in zip(chain, chain.dropFirst() + [chain[0]]) {
            guard declaration(of: path) == nil,
                let role = Self.roleName(at: path),
                let source = Self.roleName(at: next)
            else { continue }
            phrases.append("'\(role)' is derived from '\(source)'")
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
        let group = isRole ? "colors" : "palette"
        let shown = names.prefix(6).map { "{\(group).\($0)}" }
        let list = "the theme has \(shown.joined(separator: ", "))"
        let rest = names.count - shown.count
        return rest > 0 ? "\(list) and \(rest) more" : list
    }

    mutating func reportMissing(_ role: String) {
        if hasUnseenBase { return }
        guard needsRoles else { return reportUnnamed(role) }
        var finding = Finding(
            .missingRole,
            .error,
            "the theme has no '\(role)' colour",
            help:
                "add '\(role)' under 'colors': the other roles are derived from background and text",
            at: appearance.location ?? theme
        )
        if let other = roleMeant(as: role) {
            finding.message += ", but '\(other)'"
            finding.help = didYouMean(role)
            finding.location = appearance.colors[other]?.location
        }
        findings.add(finding)
    }

    /// The role of the theme's own that was probably meant as a missing one.
    private func roleMeant(as role: String) -> String? {
        let others = appearance.colors.names.filter { Role.derivations[$0] == nil }
        let usual = ["background": ["bg"], "text": ["fg", "foreground"]]
        let named = usual[role]?.first(where: others.contains)
        return named ?? closestMatch(to: role, among: others)
    }

    private mutating func reportUnnamed(_ role: String) {
        var help =
            "make a theme of the file with 'themepreview import', and add '\(role)' under 'colors'"
        let names = appearance.palette.names
        if !names.isEmpty {
            let likely = LikelyRole(Role(rawValue: role)).name(among: names)
            let example = likely.map { ", such as '\($0.excerpt)'" } ?? ""
            help = """
                write '\(role): NAME' under 'roles:' in themepreview.yml, where NAME is a colour of the \
                file\(example)
                """
        }
        findings.add(
            Finding(
                .missingRole,
                .warning,
                "no colour of the file is '\(role)', so default pairs with it cannot be judged",
                help: help,
                at: theme
            )
        )
    }

    /// The token that was probably meant: one of this name in another group, or else the closest name.
    private mutating func guess(for path: String) -> String? {
        guesses.guess(among: appearance.colorPaths) { known in
            if let sameName = known.first(where: { $0.hasSuffix(".\(path)") }) {
                return sameName
            }
            guard let closest = closestMatch(to: path, among: known) else { return nil }
            return Self.isNear(closest, path) ? closest : nil
        }
    }

    /// The names within the groups must be near, too: `x` is nothing like `ink`.
    private static func isNear(_ path: String, _ other: String) -> Bool {
        let name = nameInGroup(path)
        let otherName = nameInGroup(other)
        if otherName.hasSuffix("-\(name)") { return true }
        return closestMatch(to: otherName, among: [name]) != nil
    }

    private static func nameInGroup(_ path: String) -> String {
        String(path.drop { $0 != "." }.dropFirst())
    }
}

extension Appearance {
    fileprivate var colorPaths: [String] {
        let roles = colors.names + Role.vocabulary.map(\.role.rawValue)
        return palette.names.map { "palette.\($0)" } + roles.map { "colors.\($0)" }
    }
}
