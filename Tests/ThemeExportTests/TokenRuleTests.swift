import Foundation
import TestSupport
import Testing
import ThemeModel

@testable import ThemeExport

/// The rules of the published schemas of design tokens (2025.10) that our files could break.
///
/// The schemas themselves are not here; this says the same of what we write: format.json, group.json, token.json, the
/// values of color, dimension, fontFamily and typography, and resolver.json.
struct TokenRules {
    private(set) var breaches: [String] = []

    static func breaches(of text: String) throws -> [String] {
        let file = try #require(
            JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        )
        var rules = TokenRules()
        if file["resolutionOrder"] == nil {
            rules.group(file, "", isRoot: true)
        } else {
            rules.resolver(file)
        }
        return rules.breaches
    }

    private mutating func check(_ isKept: Bool, _ path: String, _ rule: String) {
        if !isKept { breaches.append("\(path): \(rule)") }
    }

    private mutating func group(_ group: [String: Any], _ path: String, isRoot: Bool = false) {
        if group["$value"] != nil || group["$ref"] != nil { return token(group, path) }
        let own =
            ["$type", "$description", "$extensions", "$extends", "$deprecated", "$root"]
            + (isRoot ? ["$schema"] : [])
        for (key, value) in group {
            if key == "$root" {
                token(value as? [String: Any] ?? [:], "\(path).$root")
            } else if key.hasPrefix("$") {
                check(own.contains(key), path, "'\(key)' is not a member of a group")
            } else {
                check(
                    !key.isEmpty && !key.contains { "${}.".contains($0) },
                    path,
                    "'\(key)' is not a name"
                )
                check(value is [String: Any], path, "'\(key)' is neither group nor token")
                self.group(value as? [String: Any] ?? [:], "\(path).\(key)")
            }
        }
    }

    private mutating func token(_ token: [String: Any], _ path: String) {
        let own = ["$value", "$ref", "$type", "$description", "$extensions", "$deprecated"]
        for key in token.keys {
            check(own.contains(key), path, "'\(key)' is not a member of a token")
        }
        check(
            (token["$value"] == nil) != (token["$ref"] == nil),
            path,
            "a token has either a value or a pointer"
        )
        if let pointer = token["$ref"] {
            return check(
                (pointer as? String)?.hasPrefix("#/") == true,
                path,
                "a pointer begins at the file"
            )
        }
        if let alias = token["$value"] as? String, Self.isAlias(alias) { return }
        let value = token["$value"] as? [String: Any] ?? [:]
        switch token["$type"] as? String {
        case "color": color(value, path)
        case "dimension": dimension(value, path)
        case "fontFamily": family(token["$value"], path)
        case "typography":
            let names = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
            check(Set(value.keys) == Set(names), path, "typography has five members")
            family(value["fontFamily"], path)
            for name in ["fontSize", "letterSpacing"] {
                dimension(value[name] as? [String: Any] ?? [:], path)
            }
            check(
                (1...1000).contains(value["fontWeight"] as? Int ?? 0),
                path,
                "a weight is 1 to 1000"
            )
            check(value["lineHeight"] is NSNumber, path, "a height of lines is a number")
        default: check(false, path, "'\(token["$type"] ?? "")' is not a type that we write")
        }
    }

    /// Each part of an alias is a name: `$root` is none.
    private static func isAlias(_ text: String) -> Bool {
        text.wholeMatch(of: #/\{[^${}.][^{}.]*(\.[^${}.][^{}.]*)*\}/#) != nil
    }

    private mutating func family(_ value: Any?, _ path: String) {
        let names = value as? [String] ?? (value as? String).map { [$0] } ?? []
        check(
            !names.isEmpty && !names.contains(where: Self.isAlias),
            path,
            "a font has names, and aliases are none"
        )
    }

    private mutating func dimension(_ value: [String: Any], _ path: String) {
        check(
            Set(value.keys) == ["value", "unit"] && value["value"] is NSNumber,
            path,
            "a length has value and unit"
        )
        check(["px", "rem"].contains(value["unit"] as? String ?? ""), path, "a unit is px or rem")
    }

    /// The range of each component, by space.
    private static let ranges: [String: [ClosedRange<Double>]] = {
        let unit = 0.0...1
        let cent = 0.0...100
        let any = -1e9...1e9
        let chroma = 0.0...1e9
        let hue = 0...359.999_999_999
        var ranges = [
            "hsl": [hue, cent, cent], "hwb": [hue, cent, cent], "lab": [cent, any, any],
        ]
        ranges["lch"] = [cent, chroma, hue]
        (ranges["oklab"], ranges["oklch"]) = ([unit, any, any], [unit, chroma, hue])
        let cubes = [
            "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65",
            "xyz-d50",
        ]
        for space in cubes { ranges[space] = [unit, unit, unit] }
        return ranges
    }()

    private mutating func color(_ value: [String: Any], _ path: String) {
        let own = ["colorSpace", "components", "alpha", "hex"]
        for key in value.keys {
            check(own.contains(key), path, "'\(key)' is not a member of a colour")
        }
        let space = value["colorSpace"] as? String ?? ""
        let components = value["components"] as? [Any] ?? []
        guard let ranges = Self.ranges[space], components.count == 3 else {
            return check(false, path, "'\(space)' is not a space with three components")
        }
        for (component, range) in zip(components, ranges) {
            let isInside =
                (component as? Double).map(range.contains) ?? (component as? String == "none")
            check(isInside, path, "\(component) is outside of \(range) in \(space)")
        }
        if let alpha = value["alpha"] {
            check((0...1).contains(alpha as? Double ?? -1), path, "alpha is 0 to 1")
        }
        let hex = value["hex"] as? String ?? "#000000"
        check(hex.wholeMatch(of: #/#[0-9a-fA-F]{6}/#) != nil, path, "'\(hex)' has not six digits")
    }

    private mutating func resolver(_ file: [String: Any]) {
        let own = [
            "$schema", "name", "version", "description", "sets", "modifiers", "resolutionOrder",
            "$defs",
        ]
        for key in file.keys {
            check(own.contains(key), "", "'\(key)' is not a member of a resolver")
        }
        check(file["version"] as? String == "2025.10", "version", "it is 2025.10")
        let sets = file["sets"] as? [String: [String: Any]] ?? [:]
        let modifiers = file["modifiers"] as? [String: [String: Any]] ?? [:]
        for (name, set) in sets {
            check((set["sources"] as? [Any])?.isEmpty == false, name, "a set has sources")
        }
        for (name, modifier) in modifiers {
            let contexts = modifier["contexts"] as? [String: [Any]] ?? [:]
            check(contexts.count > 1, name, "a modifier has two contexts or more")
            check(
                contexts[modifier["default"] as? String ?? ""] != nil,
                name,
                "the default is a context"
            )
        }
        for item in file["resolutionOrder"] as? [[String: String]] ?? [] {
            let parts = (item["$ref"] ?? "").split(separator: "/").map(String.init)
            let isKnown = parts.count == 3 && (sets[parts[2]] != nil || modifiers[parts[2]] != nil)
            check(isKnown, "resolutionOrder", "\(item) names a set or a modifier")
        }
    }
}

@Suite("Written design tokens and the rules of their schema")
struct TokenRuleTests {
    private func check(_ theme: ExportedTheme) throws {
        for format in ["dtcg", "figma"] {
            for file in try ExportFormats.format(named: format).files(ExportOptions(), [theme]) {
                #expect(try TokenRules.breaches(of: file.text) == [], "\(file.name)")
            }
        }
    }

    @Test func `Design tokens of every repository theme keep the rules of their schema`() throws {
        let folder = Repository.root.appending(path: "themes")
        for theme in try ExportedTheme.all(in: Exports.folder(folder)).themes { try check(theme) }
        try check(RoundTrip.whole())
        try check(Exports.hostile())
    }

    @Test(arguments: [
        "color(srgb 1.2 -0.1 0)", "color(display-p3 1.5 0 0)", "color(xyz 0.95 1 1.09)",
        "color(xyz-d50 -0.1 0.2 1.5)",
        "color(display-p3-linear 0.5 1 0)", "hsl(360 50% 50%)", "hsl(-30 120% 50%)",
        "hwb(720 10% 10%)",
        "lab(50% 90 -120)", "lch(50% 120 400)", "oklch(0.7 0.4 -20)", "oklab(0.5 0.1 none)",
        "oklch(none 0.1 none)",
        "color(prophoto-rgb 0 1.01 0)", "rgb(none 10 20)", "color(rec2020 1 0 1 / 0.3)",
    ])
    func `A colour in any space, also out of gamut, keeps the rules of design tokens`(color: String)
        throws
    {
        let theme = try Exports.themes([
            "one": "colors: { background: white, text: black, primary: \(color) }"
        ])[0]
        try check(theme)
    }

    @Test func `Fonts named like aliases and colours named like groups keep the rules`() throws {
        var braces = FontDescriptor()
        braces.family = Located(.stack(["{a}", "{b}"]))
        try check(
            Exports.theme(name: "Braces") { document in
                let black = document.appearance[.text].map { Located($0) }
                document.appearance.palette["sky"] = black
                document.appearance.palette["sky.500"] = black
                document.appearance.colors["primary"] = Located(
                    ColorExpression(.reference("palette.sky"))
                )
                document.appearance.families["sans"] = Located(["{palette.sky}", "Inter"])
                document.appearance.families["mono"] = Located(["{a}"])
                document.appearance.styles["body"] = braces
            }
        )
    }

    @Test(.enabled(if: Repository.hasCorpora, "../shared/corpora is absent"))
    func `Design tokens of every corpus scheme keep the rules of their schema`() throws {
        let folder = Repository.corpora.appending(path: "base16")
        for theme in try ExportedTheme.all(in: Exports.folder(folder)).themes { try check(theme) }
    }

    @Test(arguments: [
        #"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1.2, 0, 0] } } }"#,
        ##"{ "a": { "$type": "color", "$value": "{b.$root}" } }"##,
        ##"{ "a": { "$type": "color", "$ref": "b" } }"##,
        #"{ "a": { "$type": "fontFamily", "$value": ["{b}"] } }"#, #"{ "a.b": {} }"#,
        #"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "em" } } }"#,
        #"{ "version": "1", "resolutionOrder": [] }"#,
    ])
    func `Wrong design tokens break the rules`(text: String) throws {
        #expect(try !TokenRules.breaches(of: text).isEmpty)
    }
}
