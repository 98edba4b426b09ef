import Findings
import SourceText
import ThemeModel

extension Mode {
    /// The pairs of roles, or else of palette colours, that a required pair stands for; one without a `*` stands for itself.
    ///
    /// A pattern as foreground leaves out grounds, what is exempt, and `on-primary` on anything but `primary`; one as
    /// background leaves out what nothing is drawn on. Pairs of these are possible, but have to be named.
    func pairs(of pair: RequiredPair) -> [PairName] {
        let name = known(pair.name)
        guard pair.isPattern else { return [name] }
        let foregrounds = names(like: name.foreground, where: isForeground)
        let backgrounds = names(like: name.background, where: isGround)
        var pairs: [PairName] = []
        for foreground in foregrounds {
            let fills = fills(of: foreground)
            for background in backgrounds where background != foreground {
                if let fills, !fills.contains(background) { continue }
                pairs.append(PairName(foreground, on: background, use: name.use))
            }
        }
        return pairs
    }

    /// The pair with the names that the colours have here.
    func known(_ pair: PairName) -> PairName {
        PairName(
            known(pair.foreground),
            on: known(pair.background),
            use: pair.use
        )
    }

    /// A role by the path that its file has for it, such as `border.default`; any other name as it is.
    private func known(_ name: String) -> String {
        if color(named: name) != nil { return name }
        let role = TokenName.role(ofPath: name)
        guard role != name, colors[role]?.origin == .declared else { return name }
        return role
    }

    /// Palette colours only where no role has such a name: `*` is all roles.
    private func names(like pattern: String, where isMeant: (String) -> Bool) -> [String] {
        guard pattern.isPattern else { return [pattern] }
        let roles = colors.names.filter(pattern.stands)
        let names = roles.isEmpty ? palette.names.filter(pattern.stands) : roles
        return names.filter(isMeant)
    }

    private static let grounds: Set = [
        "background",
        "surface",
        "surface-raised",
        "code-background",
        "selection",
        "highlight",
    ]
    private static let exempt: Set = ["border", "text-disabled"]

    private func isForeground(_ role: String) -> Bool {
        !Self.grounds.contains(role) && !Self.exempt.contains(role)
    }

    private func isGround(_ role: String) -> Bool {
        if Self.grounds.contains(role) || colors.contains("on-\(role)") { return true }
        return !Role.derivations.contains(role) && fill(of: role) == nil
    }

    /// The only grounds of a colour: of an `on-` role, or of a palette colour that is nothing but such roles, the fill.
    private func fills(of foreground: String) -> Set<String>? {
        if let fill = fill(of: foreground) { return [fill] }
        let roles = colors.names.filter { role in
            colors[role]?.alias?.path == "palette.\(foreground)"
        }
        let fills = roles.compactMap(fill)
        guard !roles.isEmpty, fills.count == roles.count else { return nil }
        let paths = fills.compactMap { colors[$0]?.alias?.path }
        let names = paths.map { path in
            String(path.drop { $0 != "." }.dropFirst())
        }
        return Set(fills + names)
    }

    /// The role that an `on-` role is made for.
    private func fill(of role: String) -> String? {
        guard role.hasPrefix("on-") else { return nil }
        let fill = String(role.dropFirst("on-".count))
        return colors.contains(fill) ? fill : nil
    }
}
