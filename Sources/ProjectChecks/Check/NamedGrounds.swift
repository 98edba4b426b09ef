import Findings
import SourceText
import ThemeChecks
import ThemeModel

/// The grounds that a project names for texts of its app's files whose own is in another file.
struct NamedGrounds {
    /// By the names that pairs have for their colours: `card` for `--card`.
    private(set) var names: [LayeredName] = []
    /// The names that no theme has, and the themes that have none of the grounds.
    private(set) var findings: [Finding] = []

    init(_ written: [Located<LayeredName>], _ catalog: ThemeCatalog) {
        for ground in written {
            let layers = ground.value.layers.map { layer in
                guard let name = catalog.name(inPairs: layer.name) else {
                    findings.append(.unknownGround(layer.name, at: ground.location))
                    return layer
                }
                return LayeredName.Layer(name, alpha: layer.alpha)
            }
            names.append(LayeredName(layers))
        }
        guard let place = written.first?.location else { return }
        let lacking = catalog.allThemes.filter { !$0.hasGround(among: names) }
        // A name that no theme has is a finding of its own.
        if lacking.count == catalog.allThemes.count { return }
        findings += lacking.map { .noGround(of: $0, at: place) }
    }
}

extension ThemeCatalog {
    /// The name in pairs of a colour or a gradient; nil where no theme has it.
    fileprivate func name(inPairs written: String) -> String? {
        for mode in allThemes.lazy.flatMap(\.modes) {
            let name = mode.known(written)
            if mode.has(name) { return name }
        }
        return nil
    }
}

extension Theme {
    fileprivate func hasGround(among grounds: [LayeredName]) -> Bool {
        modes.contains { mode in
            grounds.contains { mode.ground(of: $0.layers, isOwn: isOwnFormat) != nil }
        }
    }
}

extension Finding {
    fileprivate static func unknownGround(_ name: String, at place: SourceLocation?) -> Finding {
        Finding(
            .unknownPair,
            .error,
            "'grounds' names '\(name.excerpt)', which is no colour of any theme",
            help: "name roles, or colours of the palette",
            at: place
        )
    }

    /// Texts whose ground is in another file are in no pair of the theme.
    fileprivate static func noGround(of theme: Theme, at place: SourceLocation) -> Finding {
        Finding(
            .unknownPair,
            .error,
            "'grounds' names no colour of the theme '\(theme.id)'",
            help: "name one of its grounds as well",
            at: place
        )
    }
}
