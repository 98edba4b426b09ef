import SourceTrees
import StyleSheets

/// Classes that are themes by what they set, though their names are those of forms of a component: `.acme--night`.
struct ThemeClasses {
    private let names: Set<String>

    /// No component has so many colours of its own.
    private static let leastColors = 30

    /// Finds the classes of one block that all set the same many colours.
    init(_ rules: [SourceNode]) {
        var colors: [String: Set<String>] = [:]
        for rule in rules {
            guard let prelude = rule.preludes.last, prelude.contains("--") else { continue }
            let names = Self.colors(of: rule)
            guard names.count >= Self.leastColors else { continue }
            for name in Self.classes(in: prelude) {
                colors[name, default: []].formUnion(names)
            }
        }
        let blocks = Dictionary(grouping: colors, by: { $0.key.block })
        let themes = blocks.values.filter { forms in
            forms.count > 1 && Self.sharedColors(of: forms.map(\.value)) >= Self.leastColors
        }
        names = Set(themes.flatMap { $0.map(\.key) })
    }

    private static func colors(of rule: SourceNode) -> [String] {
        (rule["properties"]?.pairs ?? []).compactMap { key, value in
            guard let name = key.text, StyleRules.isCustomColor(name, value) else { return nil }
            return name
        }
    }

    private static func sharedColors(of forms: [Set<String>]) -> Int {
        guard let first = forms.first else { return 0 }
        return forms.dropFirst().reduce(first) { $0.intersection($1) }.count
    }

    /// The classes of the selectors that are a class alone.
    private static func classes(in list: String) -> [String] {
        let selectors = list.split(separator: ",").map(\.trimmed)
        let names = selectors.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
        return names.filter { $0.contains("--") && $0.allSatisfy(isOfName) }
    }

    private static func isOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "-" || character == "_"
    }

    /// The page with such a class as one of whole pages.
    func stating(_ page: StyledPage) -> StyledPage {
        names.isEmpty ? page : page.stating { $0.kind == .name && names.contains($0.name) }
    }
}

extension String {
    /// The name before the form: `acme` of `acme--night`.
    fileprivate var block: String {
        guard let hyphens = firstRange(of: "--") else { return self }
        return String(self[..<hyphens.lowerBound])
    }
}
