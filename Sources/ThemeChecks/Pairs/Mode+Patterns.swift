import Findings
import SourceText
import ThemeModel

extension Mode {
    /// The pairs of roles, or else of palette colours, that a required pair stands for; one without a `*` stands for itself.
    ///
    /// A pattern in front leaves out grounds, what is exempt, and `on-primary` on anything but `primary`; one behind
    /// leaves out what nothing is drawn on. Pairs of these are possible, but have to be named.
    func pairs(of pair: RequiredPair) -> [PairName] {
        let name = known(pair.name)
        let front = name.foreground
        let back = name.background
        guard pair.isPattern else { return [name] }
        let fronts = front.isPattern ? names(like: front).filter(isFront) : [front]
        let backs = back.isPattern ? names(like: back).filter(isGround) : [back]
        return fronts.flatMap { front in
            let fills = fills(of: front)
            return backs.filter { $0 != front && fills?.contains($0) ?? true }.map {
                PairName(front, on: $0, use: name.use)
            }
        }
    }

    /// The pair with the names that the colours have here.
    func known(_ pair: PairName) -> PairName {
        PairName(known(pair.foreground), on: known(pair.background), use: pair.use)
    }

    /// A role by the path that its file has for it, such as `border.default`; any other name as it is.
    private func known(_ name: String) -> String {
        guard color(named: name) == nil, case let role = TokenName.role(ofPath: name), role != name,
            colors[role]?.origin == .declared
        else { return name }
        return role
    }

    /// Palette colours only where no role has such a name: `*` is all roles.
    private func names(like pattern: String) -> [String] {
        let roles = colors.names.filter(pattern.stands)
        return roles.isEmpty ? palette.names.filter(pattern.stands) : roles
    }

    private static let grounds: Set = [
        "background", "surface", "surface-raised", "code-background", "selection", "highlight",
    ]
    private static let exempt: Set = ["border", "text-disabled"]

    private func isFront(_ role: String) -> Bool {
        !Self.grounds.contains(role) && !Self.exempt.contains(role)
    }

    private func isGround(_ role: String) -> Bool {
        if Self.grounds.contains(role) || colors.contains("on-\(role)") { return true }
        return !Role.derivations.contains(role) && fill(of: role) == nil
    }

    /// The only grounds of a colour: of an `on-` role, or of a palette colour that is nothing but such roles, the fill.
    private func fills(of front: String) -> Set<String>? {
        if let fill = fill(of: front) { return [fill] }
        let roles = colors.names.filter { colors[$0]?.alias?.path == "palette.\(front)" }
        let fills = roles.compactMap(fill)
        guard !roles.isEmpty, fills.count == roles.count else { return nil }
        let names = fills.compactMap { colors[$0]?.alias?.path }
        return Set(fills + names.map { String($0.drop { $0 != "." }.dropFirst()) })
    }

    /// The role that an `on-` role is made for.
    private func fill(of role: String) -> String? {
        guard role.hasPrefix("on-") else { return nil }
        let fill = String(role.dropFirst(3))
        return colors.contains(fill) ? fill : nil
    }
}
