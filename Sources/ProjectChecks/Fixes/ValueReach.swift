import Projects
package import SourceText
import ThemeModel

/// The tokens, modes and themes that a value decides.
package struct ValueReach: Sendable {
    private var tokenNames: Set<String> = []
    private var themeIDs: Set<String> = []
    private var modeNames: Set<[String]> = []

    /// The number of tokens that name the value, with aliases of aliases.
    package var tokens: Int { tokenNames.count }
    /// The number of themes in which it is seen.
    package var themes: Int { themeIDs.count }
    /// The number of modes of these themes in which it is seen.
    package var modes: Int { modeNames.count }

    fileprivate mutating func add(
        _ use: ColorUse,
        at place: SourceLocation,
        _ mode: Mode,
        of theme: Theme
    ) {
        if use.color.names(place) { tokenNames.insert(use.token) }
        guard use.isSeen else { return }
        themeIDs.insert(theme.id)
        modeNames.insert([theme.id, mode.name])
    }
}

extension ResolvedProject {
    /// The reach of the values at some places.
    package func reach(of places: [SourceLocation]) -> [SourceLocation: ValueReach] {
        let places = Set(places)
        var reach: [SourceLocation: ValueReach] = [:]
        for theme in catalog.allThemes {
            for mode in theme.modes {
                for use in mode.uses {
                    for place in use.color.places.intersection(places) {
                        reach[place, default: ValueReach()].add(use, at: place, mode, of: theme)
                    }
                }
            }
        }
        return reach
    }
}

private struct ColorUse {
    let token: String
    let color: ThemeColor
    /// It is no colour of the palette, which are there to be named.
    let isSeen: Bool
}

extension Mode {
    fileprivate var uses: [ColorUse] {
        let named = palette.map { name, color in
            ColorUse(token: "palette.\(name)", color: color, isSeen: false)
        }
        let roles = colors.map { name, color in
            ColorUse(token: "colors.\(name)", color: color, isSeen: true)
        }
        let parts = components.values.flatMap(\.allColors).map { color in
            ColorUse(token: color.references.first?.path ?? "", color: color, isSeen: true)
        }
        return named + roles + parts
    }
}

extension ThemeColor {
    /// The places of all that decides it.
    fileprivate var places: Set<SourceLocation> {
        var places = references.compactMap(\.location)
        if case .token(let token) = source { places += [token.location].compactMap(\.self) }
        places += [alpha?.token.location].compactMap(\.self)
        return Set(places)
    }

    /// It is an alias that is written at another place.
    fileprivate func names(_ place: SourceLocation) -> Bool {
        origin == .declared && !references.isEmpty && location != place
    }
}
