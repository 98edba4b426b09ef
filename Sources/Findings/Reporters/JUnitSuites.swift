/// A report as suites of test cases.
struct JUnitSuites {
    /// A theme, or the rest of the project.
    struct Suite {
        let name: String
        let coverage: Coverage?
        let cases: [Case]
    }

    /// A pair in a mode, or a finding about something else.
    struct Case {
        /// What tells it from the others of its class; readers take two of one name for one, or for the same one once more.
        fileprivate(set) var name: String
        let mode: String?
        let isUnknown: Bool
        let finding: Finding?
    }

    let suites: [Suite]

    /// Groups the pairs and findings by theme; exempt pairs, of which nothing is asked, are left out.
    init(_ report: Report) {
        var verdicts: [PairPlace: Finding] = [:]
        var others: [String: [Finding]] = [:]
        for finding in report.findings {
            let place = PairPlace(finding)
            if [.lowContrast, .unknownBackdrop].contains(finding.rule), verdicts[place] == nil {
                verdicts[place] = finding
            } else {
                others[finding.theme ?? "", default: []].append(finding)
            }
        }
        let pairs = Dictionary(grouping: report.pairs.filter { $0.verdict != .exempt }, by: \.theme)
        // A verdict of a pair that is not listed, as after a merge by hand, must not get lost.
        let listed = Set(report.pairs.map(PairPlace.init))
        for (place, finding) in verdicts where !listed.contains(place) {
            others[finding.theme ?? "", default: []].append(finding)
        }
        let coverage = Dictionary(report.coverage.map { ($0.theme, $0) }) { first, _ in first }
        var names = UniqueNames()
        suites = Set(pairs.keys).union(others.keys).union(coverage.keys).sorted().map { theme in
            let rows = (pairs[theme] ?? []).map { Case($0, verdicts[PairPlace($0)]) }
            let rest = (others[theme] ?? []).inOrder.map(Case.init)
            let suite = theme.isEmpty ? "project" : theme
            var cases = rows + rest
            for index in cases.indices {
                cases[index].name = names.name(cases[index].name, in: cases[index].className(in: suite))
            }
            return Suite(name: suite, coverage: coverage[theme], cases: cases)
        }
    }
}

extension JUnitSuites.Case {
    /// The suite, and the mode where there is one.
    func className(in suite: String) -> String { mode.map { "\(suite).\($0)" } ?? suite }

    fileprivate init(_ row: PairVerdict, _ finding: Finding?) {
        name = "\(row.pair.phrase) as \(row.pair.use.rawValue)"
        mode = row.mode
        // Unknown fails whatever the threshold.
        isUnknown = row.verdict == .unknown
        self.finding = finding
    }

    fileprivate init(_ finding: Finding) {
        // Of one theme there is one file, or nearly so; of pages there are many.
        let file = finding.theme == nil ? finding.location.map { " in \($0.file)" } : nil
        name = "\(finding.rule): \(finding.pair?.phrase ?? finding.subject)\(file ?? "")"
        mode = finding.mode
        isUnknown = false
        self.finding = finding
    }
}
