import ArgumentParser
import Findings
import SourceText
import ThemeChecks

/// The options for the rules that a check counts.
struct RuleOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Only this rule, or the rules of this family, such as contrast; may be repeated.",
            valueName: "rule"
        ),
        completion: .rules(and: families)
    )
    var only: [String] = []

    @Option(
        help: ArgumentHelp(
            "Leave out this rule, or the rules of this family; may be repeated.",
            valueName: "rule"
        ),
        completion: .rules(and: families)
    )
    var except: [String] = []

    private static var families: [String] { Set(RuleSet.guides.map(\.id.family)).sorted() }

    func validate() throws {
        let names = RuleSet.guides.map(\.id.rawValue) + Self.families
        for name in only + except where !names.contains(name) {
            let guess = closestMatch(to: name, among: names).map(didYouMean)
            throw ValidationError(
                "there is no rule or family '\(name.visible)': \(guess ?? "'themepreview explain' lists the rules")"
            )
        }
        if !RuleSet.guides.contains(where: { counts($0.id) }) {
            throw ValidationError("--only and --except leave no rule to check.")
        }
    }

    /// The report without the findings of other rules, and without pairs if their rules are left out.
    func restricting(_ report: Report) -> Report {
        if only.isEmpty && except.isEmpty { return report }
        var report = report
        report.findings.removeAll { !counts($0.rule) }
        if !counts(.lowContrast) || !counts(.unknownBackdrop) { report.pairs = [] }
        let parts = [("only", only), ("without", except)].filter { !$0.1.isEmpty }
        report.restriction = parts.map { "\($0) \($1.joined(separator: ", "))" }.joined(
            separator: ", "
        )
        return report
    }

    private func counts(_ rule: RuleID) -> Bool {
        func has(_ names: [String]) -> Bool {
            names.contains { $0 == rule.rawValue || rule.rawValue.hasPrefix("\($0)/") }
        }
        return (only.isEmpty || has(only)) && !has(except)
    }
}
