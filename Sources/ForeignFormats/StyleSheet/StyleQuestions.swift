import Findings
import SourceText
import SourceTrees
import ThemeModel

/// The findings about the cascade of a style sheet: what browsers drop, and what has more than one answer.
struct StyleQuestions {
    private var counted = CountedFindings()

    var findings: [Finding] { counted.findings }

    mutating func add(invalid rule: SourceNode) {
        let selector = Self.selector(of: rule)
        counted.add(
            "invalid",
            Finding(
                .unreadableFile,
                .warning,
                "browsers drop the rule '\(selector.excerpt)': one of its selectors is invalid",
                help: "correct the selector, or move it to a rule of its own",
                at: rule.location
            )
        )
    }

    mutating func add(unclear rule: StyleRule) {
        let selector = Self.selector(of: rule.node)
        counted.add(
            "unclear",
            Finding(
                .unknownKey,
                .warning,
                "'\(selector.excerpt)' sets colours of the whole page, and is left out as a part of it",
                help: "for a theme, name it like one: '.theme-sand', '[data-theme=\"sand\"]'",
                at: rule.node.location
            )
        )
    }

    /// Adds a mode that has two appearances.
    mutating func add(
        _ variant: StyleVariants.Variant,
        named name: String,
        besides usual: StyleVariants.Variant
    ) {
        guard let place = variant.appearance.firstColor(missingIn: usual.appearance) else { return }
        let property = place.drop { $0 != "." }.dropFirst()
        let here = variant.appearance.color(at: place)?.location
        let there = usual.appearance.color(at: place)?.location
        let features = variant.state.environment.features.sorted()
        let isUnknown = !features.isEmpty
        let condition = isUnknown ? "under '\(features.joined(separator: " and "))'" : "in a second way"
        let other = there.map { ", beside the one at \($0.file):\($0.line):\($0.column)" } ?? ""
        counted.add(
            isUnknown ? "feature" : "variant",
            Finding(
                .unevenModes,
                isUnknown ? .warning : .note,
                "'\(String(property).excerpt)' has another colour \(condition)\(other)",
                help: "both are judged, this one as the mode '\(name)'",
                at: here
            )
        )
    }

    mutating func add(forcedColors state: StyleState) {
        counted.add(
            "forced",
            Finding(
                .unevenModes,
                .warning,
                "colours under '(forced-colors: active)' are not judged",
                help: "the system replaces them there",
                at: state.properties.names.first.flatMap { state.properties[$0]?.location }
            )
        )
    }

    private static func selector(of rule: SourceNode) -> String {
        (rule["within"]?.items.last?.text ?? "").trimmed
    }
}
