import ColorScience
import ThemeModel

/// Two members of a `distinct` group.
struct DistinctPair {
    struct Member {
        let name: String
        let color: ThemeColor
    }

    let first: Member
    let second: Member
}

extension Mode {
    func pairs(among names: [String]) -> [DistinctPair] {
        let members = names.map(known).compactMap { name in
            color(named: name).map { color in
                DistinctPair.Member(name: name, color: color)
            }
        }
        return members.indices.flatMap { index in
            members[(index + 1)...].map { other in
                DistinctPair(first: members[index], second: other)
            }
        }
    }

    /// Two colours as they are seen on the mode's background, in each of their renditions; none where it is unknown.
    func seen(_ pair: DistinctPair) -> [(first: SRGB8, second: SRGB8)] {
        let backdrop = self[.background]?.renditions ?? [DisplayColor(rgb: .white)]
        let layers = [pair.first.color.renditions, pair.second.color.renditions, backdrop]
        return layers.together.compactMap { layers in
            guard let first = layers[0].composited(over: [layers[2]]),
                let second = layers[1].composited(over: [layers[2]])
            else { return nil }
            return (first, second)
        }
    }
}
