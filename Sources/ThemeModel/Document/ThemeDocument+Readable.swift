extension ThemeDocument {
    /// The document without the colours that could not be read, and without those that are aliases of one of them.
    package var readable: ThemeDocument {
        var result = self
        let lost = result.appearance.keepReadable(without: [])
        for name in modes.names {
            _ = result.modes[name]?.keepReadable(without: lost)
        }
        return result
    }
}

extension Appearance {
    private typealias Expression = Located<ColorExpression>

    /// Takes away what cannot be read where the paths in `missing` have no colour; gives all that have none then.
    fileprivate mutating func keepReadable(without missing: Set<String>) -> Set<String> {
        let paths = palette.names.map { "palette.\($0)" } + colors.names.map { "colors.\($0)" }
        var lost = missing.subtracting(paths)
        // An alias may come before what it refers to.
        var before: Int
        repeat {
            before = lost.count
            keepReadableColors(&lost)
            keepReadableParts(&lost)
        } while lost.count > before
        return lost
    }

    private mutating func keepReadableColors(_ lost: inout Set<String>) {
        palette = palette.compactMapValues { name, color in
            Self.kept("palette.\(name)", color, &lost)
        }
        colors = colors.compactMapValues { name, color in
            Self.kept("colors.\(name)", color, &lost)
        }
    }

    private mutating func keepReadableParts(_ lost: inout Set<String>) {
        for part in Component.parts.values {
            guard let color = components[part.component]?.colors[part.state]?[part.color] else {
                continue
            }
            let kept = Self.kept(part.path, color, &lost)
            components[part.component]?.colors[part.state]?[part.color] = kept
        }
    }

    private static func kept(
        _ path: String,
        _ color: Expression,
        _ lost: inout Set<String>
    ) -> Expression? {
        switch color.value.source {
        case .literal:
            return color
        case .reference(let target) where !lost.contains(target):
            return color
        case .computed(let text)
        where lost.isDisjoint(with: ColorExpression.references(in: text)):
            return color
        case .reference, .computed, .unreadable:
            lost.insert(path)
            return nil
        }
    }
}
