import Findings
import SourceText
import SourceTrees
import ThemeModel

/// What of a style sheet is left out, each kind as one finding.
struct SkippedProperties {
    private var partial: (count: Int, rule: String, location: SourceLocation)?
    private var outside: Table<(name: String, location: SourceLocation)> = [:]
    private var unreadable: Table<SourceLocation> = [:]
    private var unplaced: Table<SourceLocation> = [:]
    /// The properties that are not custom ones: how many, the first, and its rule.
    private let ordinary: [SourceNode]
    /// Whether themes were left out because the sheet has too many.
    var isCut = false

    init(_ root: SourceNode) {
        if case .sequence(let items)? = root["$others"]?.content {
            ordinary = items
        } else {
            ordinary = []
        }
    }

    mutating func add(_ rule: SourceNode, _ names: [String]) {
        let count = names.count { $0.hasPrefix("--") }
        guard count > 0, case .sequence(let within)? = rule["within"]?.content else { return }
        let first = partial ?? (0, within.last?.text ?? "", rule.location)
        partial = (first.count + count, first.rule, first.location)
    }

    mutating func add(_ appearance: AppearanceOfStyles) {
        for entry in appearance.outside where outside[entry.property] == nil {
            outside[entry.property] = (entry.name, entry.location)
        }
        for entry in appearance.unreadable where unreadable[entry.property] == nil {
            unreadable[entry.property] = entry.location
        }
        for entry in appearance.unplaced where unplaced[entry.property] == nil {
            unplaced[entry.property] = entry.location
        }
    }

    var findings: [Finding] {
        var findings: [Finding] = []
        func add(
            _ rule: RuleID,
            _ severity: Severity,
            _ message: String,
            _ help: String,
            at location: SourceLocation? = nil
        ) { findings.append(Finding(rule, severity, message, help: help, at: location)) }
        func more(_ count: Int) -> String {
            count == 1 ? "" : ", and \(count - 1) more of this kind"
        }
        if let property = outside.names.first, let first = outside[property] {
            let message =
                "'\(property.excerpt)' takes '\(first.name.excerpt)', which the file does not set"
            add(
                .unknownReference,
                .warning,
                message + more(outside.count),
                "put what sets it into this file; until then the colour is missing",
                at: first.location
            )
        }
        if let property = unreadable.names.first, let location = unreadable[property] {
            add(
                .invalidColor,
                .warning,
                "'\(property.excerpt)' is no colour that can be read" + more(unreadable.count),
                "colours that a browser computes, as with color-mix(), are left out: write what they come to",
                at: location
            )
        }
        if let partial {
            let first = "\(partial.count), first in '\(partial.rule.excerpt)'"
            add(
                .unknownKey,
                .note,
                "custom properties of parts of a page are left out: \(first)",
                "a theme is read from rules about whole pages",
                at: partial.location
            )
        }
        if let property = unplaced.names.first, let location = unplaced[property] {
            let first = "\(unplaced.count), first '\(property.excerpt)'"
            add(
                .unknownKey,
                .note,
                "custom properties that a theme has no place for are left out: \(first)",
                "colours are read, and fonts and lengths such as '--font-sans', '--radius' and '--spacing-md'",
                at: location
            )
        }
        if ordinary.count == 3, let count = ordinary[0].text, let name = ordinary[1].text,
            let rule = ordinary[2].text
        {
            let first = "'\(name.excerpt)'" + (rule.isEmpty ? "" : " in '\(rule.trimmed.excerpt)'")
            add(
                .unknownKey,
                .note,
                "properties other than custom ones are left out: \(count), first \(first)",
                "a theme is read from custom properties such as '--text'",
                at: ordinary[1].location
            )
        }
        if isCut {
            add(
                .unreadableFile,
                .error,
                "the style sheet has more themes, modes and properties than are read",
                "split it into several files"
            )
        }
        return findings
    }
}
