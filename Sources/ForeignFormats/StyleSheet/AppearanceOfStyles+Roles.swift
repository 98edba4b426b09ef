import ColorScience
import SourceTrees
import ThemeModel

extension AppearanceOfStyles {
    /// Makes a role unknown that two properties name, each with another colour: nobody knows which of them is meant.
    mutating func judgeSecondNames(
        in appearance: inout Appearance,
        _ colors: inout ForeignColors
    ) {
        for pair in names.secondNames.pairs {
            guard let first = properties[pair.first], let second = properties[pair.second],
                case .color(let one) = values.value(of: pair.first, alias: { _ in nil }),
                case .color(let two) = values.value(of: pair.second, alias: { _ in nil }),
                !one.looksLike(two)
            else { continue }
            colors.addOnce("second name", .secondName(pair, at: second, and: first))
            let unknown = ColorExpression(.unreadable)
            appearance.colors[pair.role] = Located(unknown, at: first.location)
        }
    }

    /// The roles that properties are without the words that all names begin with.
    func addSharedRoles(to appearance: inout Appearance) {
        for (property, role) in names.sharedRoles where appearance.colors[role] == nil {
            guard let place = names.place(property), appearance.has(place) else { continue }
            appearance.addRole(role, as: place)
        }
    }

    /// The roles of shadcn and daisyUI, whose files are themes by these very names.
    func addKnownRoles(to appearance: inout Appearance) {
        for manner in MappingSet.builtIn.manners where manner.isOfThemes {
            func place(_ role: String) -> String? {
                let properties = (manner.roles[role] ?? []).flatMap { name in
                    ["--\(name)", "--color-\(name)"]
                }
                return properties.lazy.compactMap(names.place).first { appearance.has($0) }
            }
            guard place("background") != nil, place("text") != nil else { continue }
            for role in manner.roles.names where appearance.colors[role] == nil {
                guard let place = place(role), place != "colors.\(role)" else { continue }
                appearance.addRole(role, as: place)
            }
        }
    }
}

extension ColorExpression {
    /// Both are shown as one colour.
    fileprivate func looksLike(_ other: ColorExpression) -> Bool {
        guard case .literal(let one) = source, case .literal(let two) = other.source else {
            return self == other
        }
        return one.mapped == two.mapped
    }
}

extension Appearance {
    fileprivate func has(_ place: String) -> Bool { color(at: place) != nil }
}
