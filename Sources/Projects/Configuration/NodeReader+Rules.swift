import Findings
import SourceText
import SourceTrees
import ThemeChecks
import ThemeFormats
import ThemeModel

extension NodeReader {
    /// The severity of each rule that the configuration sets.
    mutating func ruleSettings(_ node: SourceNode) -> [RuleID: RuleSettings.Setting] {
        var settings: [RuleID: RuleSettings.Setting] = [:]
        for (rule, value) in entries(of: node, "'rules'") {
            settings[RuleID(rawValue: rule.value)] = ruleSetting(of: rule, value)
        }
        return settings
    }

    private mutating func ruleSetting(
        of rule: Located<String>,
        _ node: SourceNode
    ) -> RuleSettings.Setting? {
        let known = RuleSet.guides.map(\.id.rawValue)
        guard known.contains(rule.value) else {
            let advice = "'themepreview explain' lists the rules"
            let isNear = closestMatch(to: rule.value, among: known) != nil
            unknownKey(rule, in: "'rules'", keys: known, advice: isNear ? nil : advice)
            return nil
        }
        if RuleSettings.fixed.contains(RuleID(rawValue: rule.value)) {
            add(
                Finding(
                    .wrongType,
                    .error,
                    "'\(rule.value)' cannot be set: it says that something was not checked",
                    help: "remove it here, and fix what it finds",
                    at: rule.location
                )
            )
            return nil
        }
        if node.text == "off" { return .off }
        if let severity = Severity(rawValue: node.text ?? "") { return .severity(severity) }
        wrongType(node, "'\(rule.value)'", expected: "off, note, warning or error")
        return nil
    }

    /// A severity for all rules, or one for each rule or family of rules, and `default` for the others.
    mutating func failOn(
        _ node: SourceNode
    ) -> (all: Severity, thresholds: [String: Severity]) {
        if node.text != nil { return (choice(node, "'failOn'")?.value ?? .error, [:]) }
        let rules = RuleSet.guides.map(\.id)
        let names = ["default"] + Set(rules.map(\.family)).sorted() + rules.map(\.rawValue)
        var all = Severity.error
        var thresholds: [String: Severity] = [:]
        for (name, value) in entries(of: node, "'failOn'") {
            guard names.contains(name.value) else {
                refuseThreshold(of: name, among: names)
                continue
            }
            let severity: Located<Severity>? = choice(value, "'\(name.value)'")
            guard let severity else { continue }
            if name.value == "default" {
                all = severity.value
            } else {
                thresholds[name.value] = severity.value
            }
        }
        return (all, thresholds)
    }

    private mutating func refuseThreshold(of name: Located<String>, among names: [String]) {
        let advice =
            "name a rule, a family of rules, or 'default'; 'themepreview explain' lists the rules"
        let isNear = closestMatch(to: name.value, among: names) != nil
        unknownKey(name, in: "'failOn'", keys: names, advice: isNear ? nil : advice)
    }
}
