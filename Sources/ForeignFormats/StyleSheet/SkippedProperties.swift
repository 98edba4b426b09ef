import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The properties of a style sheet that are left out, each kind as one finding.
struct SkippedProperties {
    private var partial: (count: Int, rule: String, location: SourceLocation)?
    private var outside: Table<(name: String, location: SourceLocation)> = [:]
    private var bare: Table<SourceLocation> = [:]
    private var unreadable: Table<SourceLocation> = [:]
    private var unplaced: Table<SourceLocation> = [:]
    /// The number of properties that are not custom ones, the first, and its rule.
    private let ordinary: [SourceNode]
    /// Themes were left out because the sheet has too many.
    var isCut = false

    init(_ root: SourceNode) {
        ordinary = root["$others"]?.items ?? []
    }

    /// Counts the custom properties of a rule about parts of a page.
    mutating func skip(_ rule: SourceNode, _ names: [String]) {
        let count = names.count { $0.hasPrefix("--") }
        guard count > 0, let within = rule["within"], within.isList else { return }
        let first = partial ?? (0, within.items.last?.text ?? "", rule.location)
        partial = (first.count + count, first.rule, first.location)
    }

    mutating func skipRest(of appearance: AppearanceOfStyles) {
        for entry in appearance.outside where outside[entry.property] == nil {
            outside[entry.property] = (entry.name, entry.location)
        }
        for entry in appearance.bare where bare[entry.property] == nil {
            bare[entry.property] = entry.location
        }
        for entry in appearance.unreadable where unreadable[entry.property] == nil {
            unreadable[entry.property] = entry.location
        }
        for entry in appearance.unplaced where unplaced[entry.property] == nil {
            unplaced[entry.property] = entry.location
        }
    }
}

// MARK: - Findings

extension SkippedProperties {
    var findings: [Finding] {
        [
            outsideFinding, bareFinding, unreadableFinding, partialFinding, unplacedFinding,
            ordinaryFinding,
            cutFinding,
        ]
        .compactMap(\.self)
    }

    private static func more(_ count: Int) -> String {
        count == 1 ? "" : ", and \(count - 1) more of this kind"
    }

    private var outsideFinding: Finding? {
        guard let property = outside.names.first, let first = outside[property] else { return nil }
        return Finding(
            .unknownReference,
            .warning,
            "'\(property.excerpt)' takes '\(first.name.excerpt)', which the file does not set"
                + Self.more(outside.count),
            help: "put what sets it into this file; until then the colour is missing",
            at: first.location
        )
    }

    private var bareFinding: Finding? {
        guard let property = bare.names.first else { return nil }
        return Finding(
            .invalidColor,
            .warning,
            "'\(property.excerpt)' is used as a colour, but has only the channels of one"
                + Self.more(bare.count),
            help: "wrap them, as in 'hsl(220 23% 95%)': browsers paint nothing with bare channels",
            at: bare[property]
        )
    }

    private var unreadableFinding: Finding? {
        guard let property = unreadable.names.first else { return nil }
        return Finding(
            .invalidColor,
            .warning,
            "'\(property.excerpt)' is no colour that can be read" + Self.more(unreadable.count),
            help:
                "colours that a browser computes, as with color-mix(), are left out: write what they come to",
            at: unreadable[property]
        )
    }

    private var partialFinding: Finding? {
        guard let partial else { return nil }
        let first = "\(partial.count), first in '\(partial.rule.excerpt)'"
        return Finding(
            .unknownKey,
            .note,
            "custom properties of parts of a page are left out: \(first)",
            help: "a theme is read from rules about whole pages",
            at: partial.location
        )
    }

    private var unplacedFinding: Finding? {
        guard let property = unplaced.names.first else { return nil }
        let first = "\(unplaced.count), first '\(property.excerpt)'"
        return Finding(
            .unknownKey,
            .note,
            "custom properties that a theme has no place for are left out: \(first)",
            help:
                "colours are read, and fonts and lengths such as '--font-sans', '--radius' and '--spacing-md'",
            at: unplaced[property]
        )
    }

    private var ordinaryFinding: Finding? {
        guard ordinary.count == 3,
            let count = ordinary[0].text,
            let name = ordinary[1].text,
            let rule = ordinary[2].text
        else { return nil }
        let place = rule.isEmpty ? "" : " in '\(rule.trimmed.excerpt)'"
        return Finding(
            .unknownKey,
            .note,
            "properties other than custom ones are left out: \(count), first '\(name.excerpt)'\(place)",
            help: "a theme is read from custom properties such as '--text'",
            at: ordinary[1].location
        )
    }

    private var cutFinding: Finding? {
        guard isCut else { return nil }
        return Finding(
            .unreadableFile,
            .error,
            "the style sheet has more themes, modes and properties than are read",
            help: "split it into several files"
        )
    }
}
