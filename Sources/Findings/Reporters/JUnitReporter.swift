import SourceText

/// Writes a report as JUnit XML, which Jenkins, GitLab and most others show: a suite a theme, a case a pair and mode that
/// passes, and a case a cause of what does not.
///
/// What is allowed of a cause makes no case of its own.
///
/// The format has no standard; this is the part that the readers of Jenkins, GitLab and Maven Surefire share.
public struct JUnitReporter: Reporter {
    /// The least severity of a failure; a finding below it is the output of a case that passes.
    public var threshold: Severity

    /// Makes a reporter.
    public init(threshold: Severity = .error) { self.threshold = threshold }

    /// The report as one XML document.
    public func text(for report: Report) -> String {
        let suites = JUnitSuite.suites(of: report).map { suite in
            (suite: suite, cases: suite.cases.map { element(for: $0, in: suite) })
        }
        var root = XMLElement(
            "testsuites",
            Self.counts(suites.flatMap(\.cases), name: "themepreview")
        )
        root.children = suites.map { element(for: $0.suite, $0.cases) }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.text()
    }

    private func element(for suite: JUnitSuite, _ cases: [XMLElement]) -> XMLElement {
        var element = XMLElement("testsuite", Self.counts(cases, name: suite.name))
        if let row = suite.coverage {
            var properties = XMLElement("properties")
            let unchecked = row.uncheckedRoles.joined(separator: " ")
            properties.children = [
                ("pairs", String(row.pairs)), ("checked", String(row.checked)),
                ("uncheckedRoles", unchecked),
            ].map { XMLElement("property", [("name", $0.0), ("value", $0.1)]) }
            element.children = [properties]
        }
        element.children += cases
        return element
    }

    private static func counts(_ cases: [XMLElement], name: String) -> [(String, String)] {
        func count(_ outcome: String) -> String {
            String(cases.count { $0.children.contains { $0.name == outcome } })
        }
        return [
            ("name", name), ("tests", String(cases.count)), ("failures", count("failure")),
            ("errors", "0"),
            ("skipped", count("skipped")), ("time", "0"),
        ]
    }

    private func element(for item: JUnitCase, in suite: JUnitSuite) -> XMLElement {
        let file = item.cause?.location.map { [("file", $0.file)] } ?? []
        let names = [("name", item.name), ("classname", item.className(in: suite.name))]
        var element = XMLElement("testcase", names + file + [("time", "0")])
        if let outcome = outcome(of: item) { element.children = [outcome] }
        return element
    }

    private func outcome(of item: JUnitCase) -> XMLElement? {
        guard let cause = item.cause else {
            guard item.isUnknown else { return nil }
            return XMLElement(
                "failure",
                [("type", "unknown"), ("message", "the pair cannot be judged")]
            )
        }
        if let waiver = cause.worst.waiver, !item.isUnknown {
            return XMLElement("skipped", [("message", "waived: \(waiver)")])
        }
        if cause.worst.isBaselined {
            return XMLElement("skipped", [("message", "in the baseline: \(cause.problem)")])
        }
        if let other = item.countedIn {
            return XMLElement("skipped", [("message", "counted in \(other): \(cause.problem)")])
        }
        var element = XMLElement("system-out")
        if cause.worst.isSevere(at: threshold) || item.isUnknown {
            let message = cause.token == nil ? cause.worst.message : cause.sentence
            element = XMLElement("failure", [("type", cause.rule.rawValue), ("message", message)])
        }
        let lines = [cause.headline] + cause.details + (cause.help.map { ["help: \($0)"] } ?? [])
        element.content = lines.map(\.visible).joined(separator: "\n")
        return element
    }
}

/// A theme, or the rest of the project.
private struct JUnitSuite {
    let name: String
    let coverage: Coverage?
    var cases: [JUnitCase]

    static func suites(of report: Report) -> [JUnitSuite] {
        let explained = explained(in: report)
        let pairs = Dictionary(
            grouping: report.pairs.filter {
                $0.verdict != .exempt && !explained.ofCauses.contains(PairKey($0))
            },
            by: \.theme
        )
        let coverage = Dictionary(report.coverage.map { ($0.theme, $0) }) { first, _ in first }
        var names: [String: UniqueNames] = [:]
        return Set(pairs.keys).union(explained.others.keys).union(coverage.keys).sorted().map {
            theme in
            let name = theme.isEmpty ? "project" : theme
            var cases = (pairs[theme] ?? []).map { JUnitCase($0, explained.verdicts[PairKey($0)]) }
            cases += (explained.others[theme] ?? []).sorted { $0.worst < $1.worst }.map {
                JUnitCase($0, in: theme)
            }
            for index in cases.indices {
                let own = cases[index].name
                let group = cases[index].className(in: name)
                cases[index].name = names[group, default: UniqueNames()].unique(own) {
                    "\(own) (\($0))"
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
            if cause.token != nil { explained.ofCauses.formUnion(cause.findings.map(PairKey.init)) }
            for theme in Set(cause.findings.map { $0.theme ?? "" }) {
                explained.others[theme, default: []].append(cause)
            }
        }
        return explained
    }
}

/// A pair in a mode, or a cause.
private struct JUnitCase {
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
        // A theme has one file, or nearly so; pages are many files.
        let file = finding.theme == nil ? finding.location.map { " in \($0.file)" } : nil
        name =
            "\(finding.rule): \(cause.token ?? finding.pair?.phrase ?? finding.subject)\(file ?? "")"
        let modes = Set(cause.findings.map(\.mode))
        mode = modes.count == 1 ? finding.mode : nil
        isUnknown = false
        self.cause = cause
        countedIn = finding.theme == nil || finding.theme == theme ? nil : finding.theme
    }

    func className(in suite: String) -> String { mode.map { "\(suite).\($0)" } ?? suite }
}
