import Findings
import SourceText
import ThemeModel

extension Mode {
    /// The pair with the names that the colours have here.
    func known(_ pair: PairName) -> PairName {
        PairName(
            known(pair.foreground),
            on: known(pair.background),
            use: pair.use
        )
    }

    /// A custom property by the path of its token, and a role by the path that its file has for it, such as `border.default`;
    /// any other name as it is.
    func known(_ name: String) -> String {
        if color(named: name) != nil { return name }
        let property = TokenName.css(name)
        if palette[property] != nil { return property }
        let role = TokenName.role(ofPath: name)
        guard role != name, colors[role]?.origin == .declared else { return name }
        return role
    }

    /// An exception names a pair, or one of its colours, a role also by the path that its file has for it.
    func isCovered(_ pair: PairName, by exception: PairException) -> Bool {
        guard let named = PairName(phrase: exception.name) else {
            return has(pair.foreground, named: exception.name)
                || has(pair.background, named: exception.name)
        }
        return has(pair.foreground, named: named.foreground)
            && has(pair.background, named: named.background)
    }

    private func has(_ name: String, named pattern: String) -> Bool {
        if pattern.stands(for: name) { return true }
        guard pattern.utf8.contains(UInt8(ascii: ".")) else { return false }
        guard colors[name]?.origin == .declared else { return false }
        let role = TokenName.role(ofPath: pattern)
        return role.stands(for: name) || role.stands(for: "\(name)-default")
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

    func isForeground(_ role: String) -> Bool {
        !Self.grounds.contains(role) && !Self.exempt.contains(role)
    }

    func isGround(_ role: String) -> Bool {
        if Self.grounds.contains(role) || colors.contains("on-\(role)") { return true }
        return !Role.derivations.contains(role) && fill(of: role) == nil
    }

    /// The only grounds of a colour: of an `on-` role, or of a palette colour that is nothing but such roles, the fill.
    func fills(of foreground: String) -> Set<String>? {
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
