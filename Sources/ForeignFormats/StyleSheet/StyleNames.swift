import ColorScience
import SourceText
import SourceTrees
import ThemeModel

/// The place of each custom property in a theme: a role of our name, or the palette.
struct StyleNames {
    /// By property: `colors.text` or `palette.ink`.
    private(set) var places: Table<String> = [:]
    private(set) var secondNames = SecondNames()
    /// The properties that are roles without the words that all names begin with.
    private(set) var sharedRoles: Table<String> = [:]

    /// `--color-card: var(--card)` says nothing that `--card` does not say.
    init(_ properties: Table<SourceNode>) {
        let shared = Self.sharedStart(of: properties)
        var taken: Set<String> = []
        /// The names that are taken of those that differ in a number alone.
        var numbers: [String: Int] = [:]
        var repeated: [(name: String, short: String)] = []
        for (property, value) in properties where property.hasPrefix("--") {
            let short = "--" + Self.stem(of: property)
            if short != property, value.text.flatMap(StyleValues.target) == short,
                properties.contains(short)
            {
                repeated.append((property, short))
                continue
            }
            let stem = Self.stem(of: property)
            let role =
                Role.derivations.contains(stem)
                ? "colors.\(stem)" : "palette.\(Self.paletteName(stem))"
            let whole = "palette.\(Self.paletteName(String(property.dropFirst(2))))"
            secondNames.add(property, stem)
            var place = [role, whole].first { taken.insert($0).inserted }
            // Letters outside ASCII are one sign in all names.
            while place == nil {
                numbers[whole, default: 1] += 1
                let further = "\(whole)-\(numbers[whole, default: 2])"
                if taken.insert(further).inserted { place = further }
            }
            places[property] = place
            if let role = shared.role(of: String(property.dropFirst(2))) {
                sharedRoles[property] = role
            }
        }
        self.repeated = Dictionary(keepingFirst: repeated.map { ($0.name, $0.short) })
    }

    private let repeated: [String: String]

    /// The properties of shadcn and daisyUI that roles are read from.
    static let ofManners: Set<String> = {
        let manners = MappingSet.builtIn.manners.filter(\.isOfThemes)
        return Set(manners.flatMap { $0.roles.flatMap(\.value) }.map { "--\($0)" })
    }()

    /// The place of a property, or of the one that it repeats.
    func place(_ property: String) -> String? { places[repeated[property] ?? property] }

    /// The properties that must be colours, with all that `var()` leads to: roles of ours and of shadcn and daisyUI, and
    /// Tailwind's colours.
    func needed(among properties: Table<SourceNode>) -> Set<String> {
        var needed: Set<String> = []
        var queue = properties.names.filter { property in
            let isOurs = places[property]?.hasPrefix("colors.") ?? false
            let isRole = isOurs || sharedRoles.contains(property)
            return isRole || property.hasPrefix("--color-")
                || Self.ofManners.contains(property)
        }
        while let property = queue.popLast() {
            if needed.insert(property).inserted {
                queue += properties[property]?.namedProperties ?? []
            }
        }
        return needed
    }

    /// `--color-primary` and `--primary` are `primary`.
    private static func stem(of property: String) -> String {
        let name = property.dropFirst(2)
        for start in ["color-", "palette-"] where name.hasPrefix(start) && name.count > start.count
        {
            return String(name.dropFirst(start.count))
        }
        return String(name)
    }

    /// The words that the names of all properties with a colour begin with.
    private static func sharedStart(of properties: Table<SourceNode>) -> SharedStart {
        var names: [String] = []
        for (property, value) in properties where property.hasPrefix("--") {
            guard let text = value.text, (try? Color(parsing: text)) != nil else { continue }
            names.append(String(property.dropFirst(2)))
        }
        return SharedStart(of: names)
    }

    private static func paletteName(_ text: String) -> String {
        let signs = text.unicodeScalars.prefix(120).map { TokenName.isWord($0) ? $0 : "-" }
        return signs.isEmpty ? "-" : String(scalars: signs[...])
    }
}
