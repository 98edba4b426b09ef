import SourceText

/// A theme, or the rest of the project.
struct JUnitSuite {
    let name: String
    let coverage: Coverage?
    var cases: [JUnitCase]

    static func suites(of report: Report) -> [JUnitSuite] {
        let explained = explained(in: report)
        let listed = report.pairs.filter { row in
            row.verdict != .exempt && !explained.ofCauses.contains(PairKey(row))
        }
        let pairs = Dictionary(grouping: listed, by: \.theme)
        let coverage = Dictionary(keepingFirst: report.coverage.map { ($0.theme, $0) })
        let themes = Set(pairs.keys).union(explained.others.keys).union(coverage.keys)
        var names: [String: UniqueNames] = [:]
        return themes.sorted().map { theme in
            let name = theme.isEmpty ? "project" : theme
            var cases = (pairs[theme] ?? []).map { row in
                JUnitCase(row, explained.verdicts[PairKey(row)])
            }
            let others = (explained.others[theme] ?? []).sorted { $0.worst < $1.worst }
            cases += others.map { JUnitCase($0, in: theme) }
            for index in cases.indices {
                let original = cases[index].name
                let group = cases[index].className(in: name)
                cases[index].name = names[group, default: UniqueNames()].unique(original) {
                    "\(original) (\($0))"
                }
            }
            return JUnitSuite(name: name, coverage: coverage[theme], cases: cases)
        }
    }

    private struct Explained {
        /// The cause that explains each listed pair's verdict, where it is the cause of nothing else.
        var verdicts: [PairKey: Cause] = [:]
        /// The listed pairs that written values cause to fail.
        var ofCauses: Set<PairKey> = []
        /// The other causes by theme, in each theme that has a finding of it; "" for those about none.
        var others: [String: [Cause]] = [:]
    }

    private static func explained(in report: Report) -> Explained {
        let listed = Set(report.pairs.map { PairKey($0) })
        var explained = Explained()
        for cause in Cause.causes(of: report.findings, together: true) {
            let key = PairKey(cause.worst)
            let isVerdict =
                [.lowContrast, .unknownBackdrop].contains(cause.rule) && listed.contains(key)
            if isVerdict && cause.token == nil && explained.verdicts[key] == nil {
                explained.verdicts[key] = cause
                continue
            }
            if cause.token != nil {
                explained.ofCauses.formUnion(cause.findings.map { PairKey($0) })
            }
            for theme in Set(cause.findings.map { $0.theme ?? "" }) {
                explained.others[theme, default: []].append(cause)
            }
        }
        return explained
    }
}

/// A pair in a mode, or a cause.
struct JUnitCase {
    /// Unique in its class: readers merge cases of one name.
    var name: String
    let mode: String?
    /// Unknown fails whatever the threshold.
    let isUnknown: Bool
    let cause: Cause?
    /// The suite that a cause of several themes fails in, so that it fails once; nil for this one.
    var countedIn: String?

    init(_ row: PairVerdict, _ cause: Cause?) {
        name = "\(row.pair.phrase) as \(row.pair.use.rawValue)"
        mode = row.mode
        isUnknown = row.verdict == .unknown
        self.cause = cause
    }

    /// A cause that counts leaves out what is allowed of it.
    init(_ whole: Cause, in theme: String) {
        let cause = whole.counting ?? whole
        let finding = cause.worst
        let subject = cause.token ?? finding.pair?.phrase ?? finding.subject
        var name = "\(finding.rule): \(subject)"
        // A theme has one file, or nearly so; pages are many files.
        if finding.theme == nil, let location = finding.location {
            name += " in \(location.file)"
        }
        self.name = name
        let modes = Set(cause.findings.map(\.mode))
        mode = modes.count == 1 ? finding.mode : nil
        isUnknown = false
        self.cause = cause
        countedIn = finding.theme == theme ? nil : finding.theme
    }

    func className(in suite: String) -> String {
        mode.map { "\(suite).\($0)" } ?? suite
    }
}
