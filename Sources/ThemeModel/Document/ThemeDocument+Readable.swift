extension ThemeDocument {
    /// The document without the colours that could not be read, and without those that are aliases of one of them.
    package var readable: ThemeDocument {
        var result = self
        let lost = result.appearance.keepReadable(without: [])
        for name in modes.names { _ = result.modes[name]?.keepReadable(without: lost) }
        return result
    }
}

extension Appearance {
    private typealias Expression = Located<ColorExpression>

    /// Takes away what cannot be read where the paths in `missing` have no colour; gives all that have none then.
    fileprivate mutating func keepReadable(without missing: Set<String>) -> Set<String> {
        var lost = missing.subtracting(
            palette.names.map { "palette.\($0)" } + colors.names.map { "colors.\($0)" }
        )
        func kept(_ path: String, _ color: Expression) -> Expression? {
            switch color.value.source {
            case .literal: return color
            case .reference(let target) where !lost.contains(target): return color
            case .reference, .unreadable:
                lost.insert(path)
                return nil
            }
        }
        // An alias may come before what it refers to.
        var before: Int
        repeat {
            before = lost.count
            palette = palette.compactMapValues { kept("palette.\($0)", $1) }
            colors = colors.compactMapValues { kept("colors.\($0)", $1) }
            for part in Component.parts.values {
                guard let color = components[part.component]?.colors[part.state]?[part.color] else {
                    continue
                }
                components[part.component]?.colors[part.state]?[part.color] = kept(part.path, color)
            }
        } while lost.count > before
        return lost
    }
}
