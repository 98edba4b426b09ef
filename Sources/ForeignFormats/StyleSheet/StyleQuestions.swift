import Findings
import SourceText
import SourceTrees
import StyleSheets
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

    mutating func add(unread rule: SourceNode) {
        let selector = Self.selector(of: rule)
        counted.add(
            "unread",
            Finding(
                .unreadableFile,
                .error,
                "the rule '\(selector.excerpt)' sets colours, and its selectors are longer than is read",
                help: "write its selectors with fewer nested lists and rules, in 500 bytes at most",
                at: rule.location
            )
        )
    }

    mutating func add(animated step: SourceNode) {
        add("animated", firstColorOf: step, help: "set colours of themes outside of '@keyframes'") {
            "an animation sets '\($0)'"
        }
    }

    mutating func add(computed rule: SourceNode) {
        add("computed", firstColorOf: rule, help: Self.sassAdvice) { name in
            "Sass computes where '\(name)' is set"
        }
    }

    private static let sassAdvice = "name the style sheet that Sass writes instead"

    /// Adds a warning that names the first colour of a rule.
    private mutating func add(
        _ kind: String,
        firstColorOf rule: SourceNode,
        help: String,
        _ cause: (_ name: String) -> String
    ) {
        let color = rule["properties"]?.pairs.first { name, value in
            StyleRules.isCustomColor(name.text ?? "", value)
        }
        let name = color?.key.text ?? ""
        counted.add(
            kind,
            Finding(
                .unknownKey,
                .warning,
                "\(cause(name.excerpt)), and that colour is not judged",
                help: help,
                at: color?.value.location
            )
        )
    }

    mutating func add(foreign statement: SourceNode) {
        let text = statement.text ?? ""
        counted.add(
            "foreign",
            Finding(
                .unknownKey,
                .warning,
                "Sass puts more in place of '\(text.excerpt)', and its colours are not judged",
                help: Self.sassAdvice,
                at: statement.location
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
        let property = String(place.drop { $0 != "." }.dropFirst()).excerpt
        let features = variant.state.environment.features.sorted()
        let there = usual.appearance.color(at: place)?.location
        let other = there.map { "another value at \($0.text)" } ?? "no value elsewhere"
        var condition = ""
        if !features.isEmpty {
            let all = features.joined(separator: " and ").excerpt
            condition = ", and this one where '\(all)' holds"
        }
        counted.add(
            features.isEmpty ? "variant" : "feature",
            Finding(
                .invalidName,
                features.isEmpty ? .note : .warning,
                "'\(property)' has \(other)\(condition)",
                help: "both are judged, this one as the mode '\(name)'",
                at: variant.appearance.color(at: place)?.location
            )
        )
    }

    /// Adds a declaration of a theme or mode that a rule about all pages overrides on each of them.
    mutating func add(overridden name: String, of rule: StyleRule, by other: StyleRule) {
        let there = other.properties[name]?.location.text ?? ""
        let selector = Self.selector(of: rule.node).excerpt
        let stronger = Self.selector(of: other.node).excerpt
        counted.add(
            "overridden",
            Finding(
                .unknownKey,
                .warning,
                "'\(name.excerpt)' of '\(selector)' is never shown: '\(stronger)' at \(there) overrides it",
                help: "write it after that rule, or with a selector such as ':root.dark'",
                at: rule.properties[name]?.location
            )
        )
    }

    /// Adds the first rule after those whose declarations are compared with what pages show.
    mutating func add(uncompared rule: StyleRule) {
        let selector = Self.selector(of: rule.node).excerpt
        counted.add(
            "uncompared",
            Finding(
                .unreadableFile,
                .warning,
                "colours that another rule overrides are looked for up to the rule '\(selector)' alone",
                help: "split the style sheet: it has more pages than are compared",
                at: rule.properties.first { _ in true }?.value.location
            )
        )
    }

    mutating func add(forcedColors state: StyleState, besides usual: StyleState?) {
        let changed = state.properties.first { name, value in
            value.location != usual?.properties[name]?.location
        }
        counted.add(
            "forced",
            Finding(
                .invalidName,
                .warning,
                "colours under '(forced-colors: active)' are not judged",
                help: "the system replaces them there",
                at: changed?.value.location
            )
        )
    }

    private static func selector(of rule: SourceNode) -> String {
        (rule.preludes.last ?? "").trimmed
    }
}

extension SourceLocation {
    fileprivate var text: String { "\(file):\(line):\(column)" }
}
