import SourceText

extension Cause {
    /// The problem, the number of further failures, and the value that fixes them.
    var sentence: String { plan.isEmpty ? problem : "\(problem); \(plan)" }

    /// The token, its value, and the worst of what fails because of it.
    var problem: String {
        if let token { return problem(of: token) }
        return summary.message + summary.scope
    }

    private func problem(of token: String) -> String {
        let value = written.map { " \($0.excerpt)\(worst.writtenHex.inBrackets)" } ?? ""
        return "'\(token)'\(value): \(worst.message)\(worst.scope)\(others)"
    }

    /// One finding that speaks for all, at the place of the cause.
    package var summary: Finding {
        if let token { return summary(saying: problem(of: token)) }
        return findings.count == 1 ? worst : summary(saying: worst.message + places)
    }

    private func summary(saying message: String) -> Finding {
        var finding = worst
        finding.message = message
        finding.severity = severity
        finding.location = location
        finding.theme = nil
        finding.mode = nil
        finding.token = nil
        return finding
    }

    /// The number of themes or modes that lack the same, or of places in one.
    private var places: String {
        let themes = Set(findings.map(\.theme)).count
        let modes = Set(findings.map(\.mode)).count
        if themes > 1 { return ", in \(themes) themes" }
        return modes > 1 ? ", in \(modes) modes" : ", at \(findings.count) places"
    }

    /// The number of failures beside the worst, and of the modes and themes of all.
    var others: String {
        if findings.count == 1 {
            return ""
        }
        let modes = Set(findings.map { [$0.theme ?? "", $0.mode ?? ""] }).count
        let themes = Set(findings.map(\.theme)).count
        var scope: [String] = []
        if modes > themes {
            scope.append("\(modes) modes")
        }
        if themes > 1 {
            scope.append("\(themes) themes")
        }
        let count = findings.count - 1
        let rest = ", and \(count) more \(count == 1 ? "fails" : "fail")"
        return scope.isEmpty ? rest : "\(rest) in \(scope.joined(separator: " of "))"
    }

    /// The value that passes everywhere, or why there is none; empty where nothing was planned.
    var plan: String {
        guard let value else { return conflict.map(Self.phrase) ?? "" }
        var plan = "\(value.value)\(value.hex.inBrackets) passes\(passes)"
        let others = companions.map { other in
            "'\(other.token)' \(other.value)\(other.hex.inBrackets)"
        }
        if !others.isEmpty {
            plan += " together with \(others.joined(separator: ", "))"
        }
        if let conflict {
            plan += ", but \(Self.phrase(conflict))"
        }
        return plan
    }

    private var passes: String {
        if findings.count == 1 {
            return ""
        }
        return isMended ? " all" : " \(mended) of \(findings.count)"
    }

    private static func phrase(_ conflict: [String]) -> String {
        if conflict.count < 2 {
            return "no value found passes" + conflict.map { " '\($0)'" }.joined()
        }
        return "no value found passes both '\(conflict[0])' and '\(conflict[1])'"
    }

    /// A line for each finding of several, as a list below the sentence.
    var details: [String] {
        if findings.count == 1 {
            return []
        }
        return findings.map { "  \($0.message)\($0.scope)" }
    }

    /// `file:line:column: error: … [rule]`, as editors read it.
    var headline: String {
        let place = location.map { "\($0): " } ?? ""
        return "\(place)\(standing): \(sentence) [\(rule)]".visible
    }

    var standing: String { worst.counts ? severity.rawValue : worst.standing }

    /// The help of a finding that is alone; the sentence says what to do about a written value.
    var help: String? { token == nil || plan.isEmpty ? worst.help : nil }
}

extension String? {
    /// The text in brackets after a blank; empty for nil.
    var inBrackets: String { map { " (\($0))" } ?? "" }
}

extension Report {
    /// The last line of a check: the number of causes that `fix` fixes; nil where nothing fails.
    var fixLine: String? {
        if unplanned > 0 {
            let pairs = unplanned.of("pair")
            return "no fix is planned here for \(pairs) of many colours: run 'themepreview fix'"
        }
        return fixedCauses.map { fixed, all in
            "'themepreview fix' fixes \(fixed) of \(all.of("cause"))\(kindOfCauses)"
        }
    }

    /// The verdict counts the causes of other problems, too.
    private var kindOfCauses: String {
        let hasOthers = findings.contains { finding in
            finding.counts && finding.severity > .note && finding.rule != .lowContrast
        }
        return hasOthers ? " of low contrast" : ""
    }
}
