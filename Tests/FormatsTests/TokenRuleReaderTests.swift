import Findings
import Foundation
import SourceText
import TestSupport
import Testing

@testable import ForeignFormats
@testable import ThemeFormats

/// The cases say in our words what the community group's own tests of the format do.
@Suite("A rule of the format of design tokens")
struct TokenRuleReaderTests {
    private static func read(_ text: String) -> [Finding] {
        ThemeReader.read(Data(text.utf8), file: "themes/brand.json").findings
    }

    private static let black = ##""$value": { "colorSpace": "srgb", "components": [0, 0, 0] }"##

    @Test(arguments: [
        ##"{ "$schema": "https://www.designtokens.org/schemas/2025.10/format.json", "empty": {} }"##,
        ##"{ "a": { "$type": "color", \##(black), "$deprecated": "use b", "$description": "One", "$extensions": { "x": 1 } } }"##,
        ##"{ "a": { "$type": "color", "one": { \##(black) } }, "b": { "$extends": "{a}", "one": { \##(black) } }, "c": { "$extends": "#/b", "two": { \##(black) } } }"##,
        ##"{ "a": { "$type": "color", "$root": { \##(black) }, "one": { \##(black) } } }"##,
        ##"{ "a": { "$type": "color", "$value": { "colorSpace": "hsl", "components": ["none", 0, 100], "alpha": 0 } }, "b": { "$type": "color", "$value": { "colorSpace": "hsl", "components": { "$ref": "#/a/$value/components" } } } }"##,
        ##"{ "s": { "$type": "shadow", "$value": { "color": { "colorSpace": "lab", "components": [50, -90, 90] }, "blur": { "value": 0, "unit": "px" } } }, "c": { "$type": "color", "$ref": "#/s/$value/color" }, "d": { "$type": "dimension", "$ref": "#/s/$value/blur" }, "n": { "$type": "number", "$ref": "#/s/$value/blur/value" } }"##,
        ##"{ "a": { "$type": "dimension", "$value": { "value": -0.001, "unit": "rem" } }, "b": { "$type": "duration", "$value": { "value": 0, "unit": "ms" } }, "n": { "$type": "number", "$value": -1.5 } }"##,
        ##"{ "a": { "$type": "fontFamily", "$value": "Inter" }, "b": { "$type": "fontFamily", "$value": ["Inter", { "$ref": "#/a/$value" }] } }"##,
        ##"{ "w": { "$type": "fontWeight", "a": { "$value": 1 }, "b": { "$value": 1000 }, "c": { "$value": "ultra-black" }, "d": { "$value": "hairline" } } }"##,
        ##"{ "w": { "$type": "fontWeight", "$value": "ultra-bold" }, "body": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 1, "unit": "rem" }, "fontWeight": "{w}", "letterSpacing": { "value": -1, "unit": "px" }, "lineHeight": 1.5 } } }"##,
    ])
    func `A file that keeps the rules of design tokens has no warning`(text: String) {
        let findings = Self.read(text).filter { $0.severity >= .warning }
        #expect(findings == [])
    }

    /// The text of a file, and a piece of the finding about it.
    @Test(arguments: [
        (##"{ "colorSpace": "srgb", "components": [0, 0, 2] }"##, "the component 2.0 in srgb"),
        (##"{ "colorSpace": "srgb", "components": [-0.1, 0, 0] }"##, "the component -0.1"),
        (##"{ "colorSpace": "hsl", "components": [360, 0, 0] }"##, "less than 360"),
        (##"{ "colorSpace": "hsl", "components": [0, 101, 0] }"##, "0 to 100"),
        (##"{ "colorSpace": "lch", "components": [0, -1, 0] }"##, "not negative"),
        (##"{ "colorSpace": "oklab", "components": [1.1, 0, 0] }"##, "0 to 1"),
        (##"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1.5 }"##, "the alpha 1.5"),
        (
            ##"{ "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#f00" }"##,
            "the hex code '#f00'"
        ),
        (##"{ "colorSpace": "srgb", "components": [0, 0, 0], "hex": 1671168 }"##, "the hex code"),
        (
            ##"{ "colorSpace": "srgb", "components": [0, 0, 0], "alpha": "{half}" }"##,
            "the alias '{half}' inside"
        ),
        (##"{ "colorSpace": "cmyk", "components": [0, 0, 0] }"##, "'cmyk' is no colour space"),
        (
            ##"{ "colorSpace": "cmyk", "components": [0, 0, 0], "hex": "#ff0000" }"##,
            "no space and components"
        ),
        (##"{ "colorSpace": "srgb", "components": [0, 0] }"##, "three 'components'"),
        (##""{nowhere}""##, "refers to no token"), (##""{invalid}""##, "aliases lead in a circle"),
        (##""{}""##, "unexpected '{'"),
        (##"null"##, "a colour is missing"),
    ])
    func `A broken rule of token colours is named`(value: String, part: String) throws {
        let findings = Self.read(
            ##"{ "half": { "$type": "number", "$value": 0.5 }, "invalid": { "$type": "color", "$value": \##(value) } }"##
        )
        let finding = try #require(findings.first { $0.severity >= .warning })
        #expect(
            finding.message.contains(part) && finding.message.contains("invalid"),
            "\(finding.message)"
        )
        #expect(finding.location?.line == 1 && finding.location?.column ?? 0 > 1)
    }

    @Test(arguments: [
        ("dimension", ##"{ "value": 1 }"##, "has no 'unit'"),
        ("dimension", ##"{ "unit": "px" }"##, "no number as its 'value'"),
        ("dimension", ##"{ "value": "16", "unit": "px" }"##, "no number as its 'value'"),
        ("dimension", "16", "no number with a unit"),
        ("dimension", ##"{ "value": "{half}", "unit": "px" }"##, "the alias '{half}'"),
        ("dimension", ##"{ "value": 1, "unit": "em" }"##, "the unit 'em'"),
        ("dimension", ##""{nowhere}""##, "refers to no token"),
        ("dimension", ##"{ "$ref": "#/half/$value" }"##, "no number with a unit"),
        ("fontFamily", "123", "is no font"), ("fontFamily", ##"["Arial", 123]"##, "is no font"),
        ("fontFamily", "[]", "is no font"),
        ("fontWeight", "1001", "the weight '1001'"), ("fontWeight", "0", "the weight '0'"),
        ("fontWeight", ##""Bold""##, "the weight 'Bold'"),
        ("number", ##""1""##, "is no number"), ("number", ##"{ "value": 1 }"##, "is no number"),
        ("number", ##"{ "$ref": "#/half/$value/0" }"##, "refers to no token"),
        ("typography", ##"{ "fontFamily": "Inter" }"##, "has no 'fontSize'"),
        (
            "typography", ##"{ "fontFamily": "Inter", "fontSize": 16 }"##,
            "a 'fontSize' that is no number with a unit"
        ),
    ])
    func `A broken rule of other token values is named`(type: String, value: String, part: String)
        throws
    {
        let findings = Self.read(
            ##"{ "half": { "$type": "number", "$value": 0.5 }, "invalid": { "$type": "\##(type)", "$value": \##(value) } }"##
        )
        let finding = try #require(findings.first { $0.severity >= .warning })
        #expect(
            finding.message.contains(part) && finding.message.contains("'invalid'"),
            "\(finding.message)"
        )
    }

    @Test(arguments: [
        (
            ##"{ "a": { "$type": "color", \##(black), "$own": 1 } }"##,
            "'a' has '$own', which a token does not have"
        ),
        (
            ##"{ "a": { "$type": "color", \##(black), "own": "x" } }"##,
            "'a' has 'own', which is neither"
        ),
        (
            ##"{ "g": { "$own": { "$type": "color", \##(black) } }, "a": { \##(black) } }"##,
            "'g' has '$own', which a group"
        ),
        (
            ##"{ "a": { "$type": "color", \##(black), "$deprecated": 1 } }"##,
            "'a' has a '$deprecated' of another kind"
        ),
        (
            ##"{ "a": { "$type": "color", \##(black), "$description": 1 } }"##,
            "'a' has a '$description'"
        ),
        (
            ##"{ "a": { "$type": "color", \##(black), "$extensions": "x" } }"##,
            "'a' has a '$extensions'"
        ),
        (
            ##"{ "g": { "a{b}": { "$type": "color", \##(black) } } }"##,
            "'g' has the name 'a{b}' in it"
        ),
        (##"{ "a.b": { "$type": "color", \##(black) } }"##, "has the name 'a.b' in it"),
        (
            ##"{ "a": { "$type": "color", \##(black) }, "b": { "$type": "color", \##(black), "$ref": "#/a/$value" } }"##,
            "'b' has '$value' and '$ref'"
        ),
        (
            ##"{ "a": { "$type": "color", \##(black) }, "b": { "$type": "color", "$ref": "#/a" } }"##,
            "'b' points to a token"
        ),
        (
            ##"{ "a": { "$type": "color", \##(black) }, "b": { "$type": "color", "$ref": "#/a/$description" } }"##,
            "'b' refers to no token"
        ),
        (
            ##"{ "a": { "$type": "color", \##(black) }, "b": { "$type": "number", "$ref": "#/a/$value/components/-1" } }"##,
            "'b' refers to no token"
        ),
        (
            ##"{ "a": { "$type": "color", \##(black) }, "b": { "$extends": "{a}" } }"##,
            "'$extends' names a token"
        ),
        (
            ##"{ "a": { "$value": "{b}" }, "b": { "$value": "{a}" } }"##,
            "'a' refers to no token of this file, or in a circle, and 1 more"
        ),
    ])
    func `A broken rule of a token file's form is named`(text: String, message: String) {
        let findings = Self.read(text).filter { $0.severity >= .warning }
        #expect(findings.contains { $0.message.contains(message) }, "\(findings.map(\.message))")
    }

    @Test(arguments: [
        (##""resolutionOrder": []"##, "'resolutionOrder' is empty"),
        (##""resolutionOrder": [{ "type": "set", "sources": [] }]"##, "lacks its 'name'"),
        (
            ##""resolutionOrder": [{ "name": "a", "contexts": { "b": [], "c": [] } }]"##,
            "lacks its 'type'"
        ),
        (
            ##""resolutionOrder": [{ "type": "set", "name": "a", "sources": [] }, { "type": "set", "name": "a", "sources": [] }]"##,
            "'a' is twice"
        ),
        (
            ##""sets": { "a": {} }, "resolutionOrder": [{ "$ref": "#/sets/a" }]"##,
            "the set 'a' has no 'sources'"
        ),
        (
            ##""sets": { "a": { "sources": [], "own": 1 } }, "resolutionOrder": [{ "$ref": "#/sets/a" }]"##,
            "the set 'a' has 'own'"
        ),
        (
            ##""modifiers": { "m": { "contexts": { "one": [] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/m" }]"##,
            "fewer than two contexts"
        ),
        (
            ##""modifiers": { "m": {} }, "resolutionOrder": [{ "$ref": "#/modifiers/m" }]"##,
            "fewer than two contexts"
        ),
        (
            ##""modifiers": { "m": { "contexts": { "a": [], "b": [] }, "default": "c" } }, "resolutionOrder": [{ "$ref": "#/modifiers/m" }]"##,
            "the default 'c'"
        ),
        (
            ##""modifiers": { "m": { "contexts": { "a": [], "b": [] } } }, "sets": { "s": { "sources": [{ "$ref": "#/modifiers/m" }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }]"##,
            "'#/modifiers/m' is nothing"
        ),
        (
            ##""resolutionOrder": [{ "type": "set", "name": "a", "sources": [] }, { "$ref": "#/resolutionOrder/0" }]"##,
            "'#/resolutionOrder/0' is nothing"
        ),
        (
            ##""own": 1, "resolutionOrder": [{ "type": "set", "name": "a", "sources": [] }]"##,
            "the resolver has 'own'"
        ),
    ])
    func `A broken rule of a resolver is named`(members: String, message: String) {
        let findings = Self.read(##"{ "version": "2025.10", \##(members) }"##).filter {
            $0.severity >= .warning
        }
        #expect(findings.contains { $0.message.contains(message) }, "\(findings.map(\.message))")
    }

    @Test(arguments: [("", "has no 'version'"), (##""version": "1","##, "the version '1'")])
    func `A broken rule of a resolver's version is named`(version: String, message: String) {
        let findings = Self.read(
            ##"{ \##(version) "resolutionOrder": [{ "type": "set", "name": "a", "sources": [] }] }"##
        )
        #expect(
            findings.contains { $0.message.contains(message) && $0.location?.line == 1 },
            "\(findings.map(\.message))"
        )
    }

    @Test func `A rule that is broken often is one finding`() {
        let tokens = (0..<500).map { ##""t\##($0)": { "$type": "fontWeight", "$value": "Bold" }"## }
        let findings = Self.read("{ \(tokens.joined(separator: ", ")) }").filter {
            $0.severity >= .warning
        }
        #expect(
            findings.map(\.message) == ["'t0' has the weight 'Bold', and 499 more of this kind"]
        )
    }
}
