import ColorScience
package import Findings
package import ThemeModel

extension Mode {
    /// Two colours as they are seen on the mode's background, in each of their renditions; none where it is unknown.
    func seen(_ first: [DisplayColor], _ second: [DisplayColor]) -> [(first: SRGB8, second: SRGB8)] {
        let white = [DisplayColor(rgb: SRGB8(red: 255, green: 255, blue: 255))]
        let backdrop = self[.background]?.renditions ?? white
        return [first, second, backdrop].together.compactMap { layers in
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
            DistinctGroup(group.value, nearest: Sight.allCases.compactMap { nearest(group.value, in: mode, $0) })
        }
    }

    /// The two members that are most alike; nil where there are no two.
    private func nearest(_ names: [String], in mode: Mode, _ sight: Sight) -> DistinctGroup.Likeness? {
        let members = names.compactMap { name in mode.color(named: name).map { (name, $0.renditions) } }
        var worst: DistinctGroup.Likeness?
        for (first, second) in members.pairs {
            for colors in mode.seen(first.1, second.1) {
                let difference = sight.difference(colors.first, colors.second)
                if let worst, worst.difference <= difference { continue }
                worst = DistinctGroup.Likeness(
                    in: sight.rawValue, (first.0, second.0),
                    ComparedColors(foreground: colors.first.hex, background: colors.second.hex),
                    difference: difference, isApart: difference >= Distinctness.minimum)
            }
        }
        return worst
    }
}

extension Array {
    /// Every two elements.
    var pairs: [(Element, Element)] {
        indices.flatMap { index in self[(index + 1)...].map { (self[index], $0) } }
    }
}
