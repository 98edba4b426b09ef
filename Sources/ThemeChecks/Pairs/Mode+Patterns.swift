import Findings
import SourceText
package import ThemeModel

extension Mode {
    /// The pair with the names that the colours have here.
    func known(_ pair: PairName) -> PairName {
        PairName(
            known(pair.foreground),
            on: known(pair.background),
            use: pair.use
        )
    }

    /// A colour or a gradient has the name.
    package func has(_ name: String) -> Bool {
        color(named: name) != nil || gradient(named: name) != nil
    }

    /// A custom property by the path of its token, and a role by the key or path that its file has for it, such as
    /// `border.default`; any other name as it is.
    package func known(_ name: String) -> String {
        if has(name) { return name }
        if let layered = LayeredName(name) {
            let layers = layered.layers.map { layer in
                LayeredName.Layer(known(layer.name), alpha: layer.alpha)
            }
            return LayeredName(layers).phrase
        }
        let property = TokenName.css(name)
        if palette[property] != nil || gradient(named: property) != nil { return property }
        if let short = TokenName.ofProperty(name), has(short) { return short }
        if let role = keys.filter({ $0.value == name }).keys.min() { return role }
        let role = TokenName.role(ofPath: name)
        guard role != name, colors[role]?.origin == .declared else { return name }
        return role
    }

    /// The name of the palette colour that a role is another name of; any other name as it is.
    func writtenName(of name: String) -> String {
        guard let alias = colors[name]?.alias, alias.alpha == nil else { return name }
        return alias.path.suffix(after: "palette.") ?? name
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

extension Theme {
    /// The names of colours are those of the file, and a pattern in a pair is written for them.
    var hasOwnNames: Bool { kind == .tokens && !isOwnFormat }

    /// A pattern stands for the colour: in a file with names of its own, for none that is derived from another one.
    func writes(_ color: ThemeColor) -> Bool {
        guard hasOwnNames else { return true }
        if case .derived = color.origin { return false }
        return gives(color)
    }

    /// The file has the colour, also where it cannot be read.
    func gives(_ color: ThemeColor) -> Bool {
        let standsIn = color.origin == .substituted && color.location == location
        return !color.isDefault && !standsIn
    }
}
