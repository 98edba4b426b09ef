import ColorScience
import SourceText
package import ThemeModel

extension Theme {
    /// The theme as its files would give it with changed values.
    ///
    /// With `writesRoles`, roles that are written anew are values at places of their own.
    package func changed(by changes: [ValueChange], writesRoles: Bool = false) -> Theme {
        let repainting = Repainting(changes, writesRoles: writesRoles)
        return repainted { path, color in
            repainting.color(color, at: path)
        }
    }
}

/// The place of a colour that is shown instead of another.
private struct NewName {
    let color: SRGB8
    let place: TokenPlace
}

/// Changed values, and what colours become by them.
private struct Repainting {
    private var colors: [SourceLocation: SRGB8] = [:]
    private var alphas: [SourceLocation: Double] = [:]
    /// Aliases that name another colour.
    private var aliases: [SourceLocation: NewName] = [:]
    /// Roles that are written anew.
    private var roles: [String: NewName] = [:]
    private let writesRoles: Bool

    init(_ changes: [ValueChange], writesRoles: Bool) {
        self.writesRoles = writesRoles
        for (change, place) in changes.writtenRoles {
            roles[change.place.path] = NewName(color: change.new.rgb, place: place)
        }
        for change in changes where !change.isNew {
            guard let location = change.place.location else { continue }
            if let alias = change.alias {
                aliases[location] = NewName(color: change.new.rgb, place: alias.new)
            } else if change.isOfAlpha {
                alphas[location] = change.new.alpha
            } else {
                colors[location] = change.new.rgb
            }
        }
    }

    func color(_ color: ThemeColor, at path: String) -> ThemeColor {
        if let role = roles[path] {
            let painted = color.painted(DisplayColor(rgb: role.color), alias: nil)
            if !writesRoles { return painted }
            let source = ColorSource.token(role.place)
            return painted.from(.declared, at: role.place.location, source: source)
        }
        return self.color(color)
    }

    private func color(_ color: ThemeColor) -> ThemeColor {
        switch color.source {
        case .builtIn:
            return written(color, at: nil)
        case .token(let place):
            return written(color, at: place)
        case .better(let first, let second, on: let fill, over: let backdrop):
            return better(color, of: [first, second], on: fill, over: backdrop)
        }
    }

    private func written(_ color: ThemeColor, at place: TokenPlace?) -> ThemeColor {
        let named = newName(in: color.references)
        let rgb = named?.name.color ?? place?.location.flatMap { colors[$0] }
        var alpha: Double?
        if let source = color.alpha, let location = source.token.location {
            alpha = alphas[location].map { $0 * source.factor }
        }
        if rgb == nil && alpha == nil { return color }
        let shown = DisplayColor(
            rgb: rgb ?? color.display.rgb,
            alpha: alpha ?? color.color.alpha
        )
        let painted = color.painted(shown, alias: color.alias)
        guard let named else { return painted }
        return painted.from(
            color.origin,
            alias: color.alias,
            at: color.location,
            source: .token(named.name.place),
            references: Array(color.references.prefix(through: named.index))
        )
    }

    /// The first alias on the way to a colour that names another one now.
    private func newName(in references: [TokenPlace]) -> (index: Int, name: NewName)? {
        for (index, place) in references.enumerated() {
            if let name = place.location.flatMap({ aliases[$0] }) { return (index, name) }
        }
        return nil
    }

    private func better(
        _ color: ThemeColor,
        of choices: [ThemeColor],
        on fill: ThemeColor,
        over backdrop: ThemeColor
    ) -> ThemeColor {
        let parts = choices + [fill, backdrop]
        let painted = parts.map(self.color)
        let isSame = zip(parts, painted).allSatisfy { $0.identity == $1.identity }
        if isSame { return color }
        let isFirst = Contrast.prefersFirst(
            painted[0].display,
            to: painted[1].display,
            on: painted[2].display,
            over: painted[3].display
        )
        // A role at a part of the chosen colour's alpha keeps its share of it.
        let chosen = painted[isFirst ? 0 : 1].display
        let isOwn = !choices.contains { $0.color.alpha == color.color.alpha }
        let alpha = isOwn ? color.color.alpha : chosen.alpha
        return color.painted(DisplayColor(rgb: chosen.rgb, alpha: alpha), alias: nil).from(
            color.origin,
            at: color.location,
            source: .better(painted[0], painted[1], on: painted[2], over: painted[3])
        )
    }
}

extension [ValueChange] {
    /// The roles that are written anew, with a place of its own for each, beyond all columns of a file.
    var writtenRoles: [(change: ValueChange, place: TokenPlace)] {
        filter(\.isNew).enumerated().map { number, change in
            let location = change.place.location?.advanced(by: 1_000_000 + number)
            return (change, TokenPlace(change.place.path, at: location))
        }
    }
}

extension ThemeColor {
    fileprivate func painted(_ shown: DisplayColor, alias: Alias?) -> ThemeColor {
        ThemeColor(
            Color(shown.rgb).withAlpha(shown.alpha),
            origin: origin,
            alias: alias,
            location: location,
            source: source,
            alpha: alpha,
            references: references
        )
    }
}
