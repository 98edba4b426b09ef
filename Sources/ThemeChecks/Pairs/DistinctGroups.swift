import ColorScience
package import Findings
package import ThemeModel

extension Mode {
    typealias Member = (name: String, color: ThemeColor)

    /// Every two members of a `distinct` group.
    func pairs(among names: [String]) -> [(first: Member, second: Member)] {
        let members = names.compactMap { name in color(named: name).map { (name: name, color: $0) }
        }
        return members.indices.flatMap { index in
            members[(index + 1)...].map { (members[index], $0) }
        }
    }

    /// Two colours as they are seen on the mode's background, in each of their renditions; none where it is unknown.
    func seen(_ first: ThemeColor, _ second: ThemeColor) -> [(first: SRGB8, second: SRGB8)] {
        let white = [DisplayColor(rgb: SRGB8(red: 255, green: 255, blue: 255))]
        let backdrop = self[.background]?.renditions ?? white
        return [first.renditions, second.renditions, backdrop].together.compactMap { layers in
            guard let first = layers[0].composited(over: [layers[2]]),
                let second = layers[1].composited(over: [layers[2]])
            else { return nil }
            return (first, second)
        }
    }
}

extension ThemeChecker {
    /// A theme's `distinct` groups in a mode, those of the project among them.
    package func distinctGroups(of theme: Theme, in mode: Mode) -> [DistinctGroup] {
        withRequirements(theme).contrast.distinct.map { group in
            DistinctGroup(
                group.value,
                nearest: Sight.allCases.compactMap { nearest(group.value, in: mode, $0) }
            )
        }
    }

    /// The two members that are most alike; nil where there are no two.
    private func nearest(_ names: [String], in mode: Mode, _ sight: Sight) -> DistinctGroup
        .Likeness?
    {
        mode.pairs(among: names).flatMap { first, second in
            mode.seen(first.color, second.color).map { colors in
                let difference = sight.difference(colors.first, colors.second)
                return DistinctGroup.Likeness(
                    in: sight.rawValue,
                    (first.name, second.name),
                    ComparedColors(foreground: colors.first.hex, background: colors.second.hex),
                    difference: difference,
                    isApart: difference >= Distinctness.minimum
                )
            }
        }.min { $0.difference < $1.difference }
    }
}
