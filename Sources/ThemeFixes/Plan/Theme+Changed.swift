import ColorScience
import SourceText
package import ThemeModel

extension Theme {
    /// The theme as its files would give it with changed values.
    package func changed(by changes: [ValueChange]) -> Theme {
        let repainting = Repainting(changes)
        return repainted { path, color in
            repainting.color(color, at: path)
        }
    }
}

/// Changed values, and what colours become by them.
private struct Repainting {
    private var colors: [SourceLocation: SRGB8] = [:]
    private var alphas: [SourceLocation: Double] = [:]
    /// Aliases that name another colour.
    private var aliases: [SourceLocation: SRGB8] = [:]
    /// Roles that are written anew.
    private var roles: [String: SRGB8] = [:]

    init(_ changes: [ValueChange]) {
        for change in changes {
            if change.isNew {
                roles[change.place.path] = change.new.rgb
                continue
            }
            guard let location = change.place.location else { continue }
            if change.alias != nil {
                aliases[location] = change.new.rgb
            } else if change.isOfAlpha {
                alphas[location] = change.new.alpha
            } else {
                colors[location] = change.new.rgb
            }
        }
    }

    func color(_ color: ThemeColor, at path: String) -> ThemeColor {
        if let role = roles[path] {
            return color.painted(DisplayColor(rgb: role), alias: nil)
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
        let named = color.references.lazy.compactMap(\.location).compactMap { aliases[$0] }.first
        let rgb = named ?? place?.location.flatMap { colors[$0] }
        var alpha: Double?
        if let source = color.alpha, let location = source.token.location {
            alpha = alphas[location].map { $0 * source.factor }
        }
        if rgb == nil && alpha == nil { return color }
        let shown = DisplayColor(
            rgb: rgb ?? color.display.rgb,
            alpha: alpha ?? color.color.alpha
        )
        return color.painted(shown, alias: color.alias)
    }

    private func better(
        _ color: ThemeColor,
        of choices: [ThemeColor],
        on fill: ThemeColor,
        over backdrop: ThemeColor
    ) -> ThemeColor {
        let parts = choices + [fill, backdrop]
        let painted = parts.map(self.color)
        let isSame = zip(parts, painted).allSatisfy { $0.display == $1.display }
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
        return color.painted(DisplayColor(rgb: chosen.rgb, alpha: alpha), alias: nil)
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
