import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The properties of a style sheet that are left out, each kind as one finding.
struct SkippedProperties {
    private var partial: (count: Int, rule: String, location: SourceLocation)?
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
        guard count > 0 else { return }
        let first = partial ?? (0, rule.preludes.last ?? "", rule.location)
        partial = (first.count + count, first.rule, first.location)
    }

    mutating func skipRest(of appearance: AppearanceOfStyles) {
        for entry in appearance.unplaced where unplaced[entry.property] == nil {
            unplaced[entry.property] = entry.location
        }
    }
}

// MARK: - Findings

extension SkippedProperties {
    var findings: [Finding] {
        [partialFinding, unplacedFinding, ordinaryFinding, cutFinding].compactMap(\.self)
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
        var finding = Finding(
            .unknownKey,
            .note,
            "custom properties that a theme has no place for are left out: \(first)",
            help:
                "colours are read, and fonts and lengths such as '--font-sans', '--radius' and '--spacing-md'",
            at: unplaced[property]
        )
        finding.further = unplaced.dropFirst().prefix(1_000).map { name, location in
            FurtherPlace("'\(name.excerpt)'", at: location)
        }
        return finding
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
