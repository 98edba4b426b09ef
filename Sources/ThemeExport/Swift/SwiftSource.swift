import SourceText
import ThemeModel

struct SwiftSource {
    private let appearances: [SwiftAppearance]
    private let records: [SwiftRecord]
    /// The identifiers of themes by id, and those of modes by name, in order of appearance.
    private let themeNames, modeNames: Table<String>
    private let type: String
    private let access: String
    private let isPlain: Bool

    /// Cases share their scope with the other members of the type.
    static let members: Set<String> = [
        "allCases", "themes", "name", "mode", "modes", "scheme", "contrast", "colors", "fonts",
        "layout", "rawValue",
        "adapted", "inMode", "themeID",
    ]

    init(_ themes: [Theme], _ options: ExportOptions) {
        appearances = SwiftAppearance.all(of: themes)
        records = SwiftRecord.all(of: appearances)
        themeNames = Self.identifiers(of: appearances.map(\.theme.id))
        modeNames = Self.identifiers(of: appearances.map(\.mode.name))
        type = options.typeName.description
        access = options.isPublic ? "public " : ""
        isPlain = options.isPlain
    }

    private static func identifiers(of names: [String]) -> Table<String> {
        var unique = SwiftNames(reserved: ["allCases", "rawValue"])
        return names.reduce(into: [:]) { table, name in
            if table[name] == nil { table[name] = unique.identifier(for: name) }
        }
    }

    var text: String {
        let blocks = [header, enumeration, choice] + types + (isPlain ? [] : [themer]) + constants
        return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private var header: [String] {
        [
            "// Written by 'themepreview export --to swift': change the themes, not this file.",
            "// swift-format-ignore-file", "// swiftlint:disable all",
        ]
            + (isPlain ? [] : ["", "\(access)import Theming"])
    }

    private var enumeration: [String] {
        let cases = appearances.flatMap { appearance in
            [
                "    /// \(SwiftLiteral.comment("\(appearance.theme.name), \(appearance.mode.name)")).",
                "    case \(appearance.identifier) = \(SwiftLiteral.string(appearance.rawValue))",
            ]
        }
        let properties = ["colors", "fonts", "layout"].flatMap { name in
            records.filter { $0.name.lowercased() == name }.flatMap {
                $0.property(name, access: access) + [""]
            }
        }
        return [
            "/// The themes, each in its modes.",
            "nonisolated \(access)enum \(type): String, CaseIterable, Codable, Sendable {",
        ]
            + cases + [""] + indented(properties.dropLast()) + ["}"]
    }

    private var choice: [String] {
        let defaults = appearances.filter { $0.mode.name == $0.theme.defaultMode.name }
        let cases = defaults.map {
            "    case .\(themeNames[$0.theme.id] ?? ""): self = .\($0.identifier)"
        }
        let start =
            [
                "/// A theme in its default mode.", "\(access)init(_ theme: ThemeID) {",
                "    switch theme {",
            ] + cases
            + ["    }", "}", ""]
        return extended(start + properties + SwiftSupport.choice(type: type, access: access))
    }

    private var properties: [String] {
        let modesOfThemes = Dictionary(grouping: appearances, by: \.theme.id).mapValues { own in
            "[\(own.map { ".\($0.identifier)" }.joined(separator: ", "))]"
        }
        return property("name", "String", "The name of the theme.") {
            SwiftLiteral.string($0.theme.name)
        }
            + property("themeID", "ThemeID", "The theme, whatever its mode.") {
                ".\(themeNames[$0.theme.id] ?? "")"
            }
            + property("mode", "Mode", "The mode.") { ".\(modeNames[$0.mode.name] ?? "")" }
            + property("scheme", "Scheme", "Whether it is light or dark.") {
                ".\($0.mode.scheme.rawValue)"
            }
            + property("contrast", "Contrast", "The contrast that it is made for.") {
                ".\($0.mode.contrast.rawValue)"
            }
            + property(
                "modes",
                "[\(type)]",
                "The theme in each of its modes, the default one first."
            ) {
                modesOfThemes[$0.theme.id] ?? "[]"
            }
    }

    private func property(
        _ name: String,
        _ type: String,
        _ comment: String,
        _ literal: (SwiftAppearance) -> String
    ) -> [String] {
        let cases = appearances.map { "    case .\($0.identifier): \(literal($0))" }
        return ["/// \(comment)", "\(access)var \(name): \(type) {", "    switch self {"] + cases
            + ["    }", "}", ""]
    }

    private var types: [[String]] {
        let names = [
            enumeration("ThemeID", "The themes, each by its id.", themeNames),
            enumeration("Mode", "The modes of all themes.", modeNames),
        ]
        let declarations = records.map { $0.declaration(access: access) }
        return (names + declarations + SwiftSupport.types(access: access)).map(extended)
    }

    private func enumeration(_ name: String, _ comment: String, _ values: Table<String>) -> [String]
    {
        let cases = values.map { value, identifier in
            identifier == value
                ? "    case \(value)" : "    case \(identifier) = \(SwiftLiteral.string(value))"
        }
        return [
            "/// \(comment)",
            "nonisolated \(access)enum \(name): String, CaseIterable, Codable, Sendable {",
        ] + cases + ["}"]
    }

    private var themer: [String] { SwiftSupport.themer(type: type, access: access) }

    private var constants: [[String]] { records.map { $0.constants(of: type) } }

    private func extended(_ lines: [String]) -> [String] {
        ["nonisolated extension \(type) {"] + indented(lines) + ["}"]
    }

    private func indented(_ lines: some Sequence<String>) -> [String] {
        lines.map { $0.isEmpty ? "" : "    \($0)" }
    }
}

extension SwiftRecord {
    fileprivate static func all(of appearances: [SwiftAppearance]) -> [SwiftRecord] {
        let groups = Appearance.layoutGroups.map { group in
            SwiftRecord(
                group.capitalizedFirst,
                "The dimensions of the group '\(group)'.",
                appearances.map { ($0.identifier, $0.mode.layout.lengths(in: group)) }
            )
        }
        let layout = appearances.enumerated().map { index, appearance in
            var values = appearance.mode.layout.lengths(in: nil)
            for (group, record) in zip(Appearance.layoutGroups, groups) {
                values[group] = record.value(at: index)
            }
            return (appearance.identifier, values)
        }
        let colors = appearances.map { appearance in
            let colors = appearance.mode.colors
            return (
                appearance.identifier,
                colors.compactMapValues { Value("Color", SwiftLiteral.color($1)) }
            )
        }
        let fonts = appearances.map { appearance in
            let styles = appearance.mode.styles
            return (
                appearance.identifier,
                styles.compactMapValues { Value("TextStyle", SwiftLiteral.textStyle($1)) }
            )
        }
        return [
            SwiftRecord("Colors", "The colours by role.", colors),
            SwiftRecord("Fonts", "The text styles.", fonts),
            SwiftRecord("Layout", "The dimensions.", layout),
        ] + groups
    }
}

extension Table<Dimension> {
    /// The lengths of a group by their names in it; without one, those of no group.
    fileprivate func lengths(in group: String?) -> Table<SwiftRecord.Value> {
        var lengths: Table<SwiftRecord.Value> = [:]
        for (name, dimension) in self {
            let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
            guard parts.count == (group == nil ? 1 : 2), group == nil || parts[0] == group else {
                continue
            }
            lengths[parts[parts.count - 1]] = SwiftRecord.Value(
                "Length",
                SwiftLiteral.length(dimension)
            )
        }
        return lengths
    }
}
