import SourceText

extension Baseline {
    /// A baseline that allows as many findings of each rule as a report has.
    package static func counting(_ report: Report) -> Baseline {
        var baseline = Baseline()
        baseline.budgets = report.budgetedFindings.mapValues(\.count)
        return baseline
    }

    /// The budgets lowered to what a report has; raised, too, if `acceptsNew` is true.
    package func updatedBudgets(by report: Report, acceptsNew: Bool) -> Baseline {
        let counts = report.budgetedFindings.mapValues(\.count)
        var baseline = self
        baseline.budgets = (budgets ?? [:]).reduce(into: [:]) { budgets, budget in
            let count = counts[budget.key] ?? 0
            if count > 0 { budgets[budget.key] = acceptsNew ? count : min(count, budget.value) }
        }
        if acceptsNew { baseline.budgets?.merge(counts) { $1 } }
        return baseline
    }

    /// The report with as many findings of each rule allowed as the budgets say: the mildest of those that count.
    ///
    /// The others say how many there are. `isWhole` is whether every theme was checked: only then a budget may be found
    /// to be larger than it has to be, which is a note, or with `strict` an error.
    package func budgeting(_ report: Report, isWhole: Bool = true, strict: Bool = false) -> Report {
        guard let budgets else { return report }
        var report = report
        let findings = report.budgetedFindings
        for (rule, indices) in findings {
            let budget = budgets[rule] ?? 0
            for index in indices.suffix(budget) { report.findings[index].isBaselined = true }
            for index in indices.dropLast(budget) where budget > 0 {
                report.findings[index].message +=
                    "; there are \(indices.count) of these, and the baseline allows \(budget)"
            }
        }
        for (rule, budget) in budgets.sorted(by: { $0.key < $1.key }) where isWhole {
            let count = findings[rule]?.count ?? 0
            guard count < budget else { continue }
            report.findings.append(
                Finding(
                    .staleBaseline,
                    strict ? .error : .note,
                    "the baseline allows \(budget.of("finding")) of \(rule), and there are \(count)",
                    help: "'themepreview check --update-baseline' lowers the number"
                )
            )
        }
        return report.sorted()
    }
}

extension Report {
    /// The findings that a budget may allow, by rule, the worst first: not those that say that something is unknown.
    var budgetedFindings: [RuleID: [Int]] {
        let indices = findings.indices.filter {
            let finding = findings[$0]
            return finding.counts && finding.severity > .note && finding.rule.canBeListed
        }
        let sorted = indices.sorted {
            (findings[$0].shareOfRequired, $0) < (findings[$1].shareOfRequired, $1)
        }
        return Dictionary(grouping: sorted) { findings[$0].rule }
    }
}
