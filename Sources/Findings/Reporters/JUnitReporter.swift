/// Writes a report as JUnit XML, which Jenkins, GitLab and most others show: a suite a theme, a case a pair and mode.
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
        var root = XMLElement("testsuites", Self.counts(suites.flatMap(\.cases), name: "themepreview"))
        root.children = suites.map { element(for: $0.suite, $0.cases) }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.text()
    }

    private func element(for suite: JUnitSuite, _ cases: [XMLElement]) -> XMLElement {
        var element = XMLElement("testsuite", Self.counts(cases, name: suite.name))
        if let row = suite.coverage {
            var properties = XMLElement("properties")
            let unchecked = row.uncheckedRoles.joined(separator: " ")
            properties.children = [
                ("pairs", String(row.pairs)), ("checked", String(row.checked)), ("uncheckedRoles", unchecked),
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
            ("name", name), ("tests", String(cases.count)), ("failures", count("failure")), ("errors", "0"),
            ("skipped", count("skipped")), ("time", "0"),
        ]
    }

    private func element(for item: JUnitCase, in suite: JUnitSuite) -> XMLElement {
        let file = item.finding?.location.map { [("file", $0.file)] } ?? []
        let names = [("name", item.name), ("classname", item.className(in: suite.name))]
        var element = XMLElement("testcase", names + file + [("time", "0")])
        if let outcome = outcome(of: item) { element.children = [outcome] }
        return element
    }

    private func outcome(of item: JUnitCase) -> XMLElement? {
        guard let finding = item.finding else {
            guard item.isUnknown else { return nil }
            return XMLElement("failure", [("type", "unknown"), ("message", "the pair cannot be judged")])
        }
        if let waiver = finding.waiver, !item.isUnknown {
            return XMLElement("skipped", [("message", "waived: \(waiver)")])
        }
        if finding.isBaselined { return XMLElement("skipped", [("message", "in the baseline: \(finding.message)")]) }
        var element = XMLElement("system-out")
        if finding.isSevere(at: threshold) || item.isUnknown {
            element = XMLElement("failure", [("type", finding.rule.rawValue), ("message", finding.message)])
        }
        element.content = finding.headline + (finding.help.map { "\nhelp: \($0.visible)" } ?? "")
        return element
    }
}

/// A theme, or the rest of the project.
private struct JUnitSuite {
    let name: String
    let coverage: Coverage?
    var cases: [JUnitCase]

    static func suites(of report: Report) -> [JUnitSuite] {
        let (verdicts, others) = findings(of: report)
        let pairs = Dictionary(grouping: report.pairs.filter { $0.verdict != .exempt }, by: \.theme)
        let coverage = Dictionary(report.coverage.map { ($0.theme, $0) }) { first, _ in first }
        var names = UniqueNames()
        return Set(pairs.keys).union(others.keys).union(coverage.keys).sorted().map { theme in
            let name = theme.isEmpty ? "project" : theme
            var cases = (pairs[theme] ?? []).map { JUnitCase($0, verdicts[PairKey($0)]) }
            cases += (others[theme] ?? []).sorted().map { JUnitCase($0) }
            for index in cases.indices {
                cases[index].name = names.name(cases[index].name, in: cases[index].className(in: name))
            }
            return JUnitSuite(name: name, coverage: coverage[theme], cases: cases)
        }
    }

    /// The finding that explains each listed pair's verdict, and the other findings by theme, "" for those about none.
    private static func findings(of report: Report) -> (verdicts: [PairKey: Finding], others: [String: [Finding]]) {
        let listed = Set(report.pairs.map { PairKey($0) })
        var verdicts: [PairKey: Finding] = [:]
        var others: [String: [Finding]] = [:]
        for finding in report.findings {
            let key = PairKey(finding)
            let isVerdict = [.lowContrast, .unknownBackdrop].contains(finding.rule) && listed.contains(key)
            if isVerdict && verdicts[key] == nil {
                verdicts[key] = finding
            } else {
                others[finding.theme ?? "", default: []].append(finding)
            }
        }
        return (verdicts, others)
    }
}

/// A pair in a mode, or a finding about something else.
private struct JUnitCase {
    /// Unique in its class: readers merge cases of one name.
    var name: String
    let mode: String?
    /// Unknown fails whatever the threshold.
    let isUnknown: Bool
    let finding: Finding?

    init(_ row: PairVerdict, _ finding: Finding?) {
        name = "\(row.pair.phrase) as \(row.pair.use.rawValue)"
        mode = row.mode
        isUnknown = row.verdict == .unknown
        self.finding = finding
    }

    init(_ finding: Finding) {
        // A theme has one file, or nearly so; pages are many files.
        let file = finding.theme == nil ? finding.location.map { " in \($0.file)" } : nil
        name = "\(finding.rule): \(finding.pair?.phrase ?? finding.subject)\(file ?? "")"
        mode = finding.mode
        isUnknown = false
        self.finding = finding
    }

    func className(in suite: String) -> String { mode.map { "\(suite).\($0)" } ?? suite }
}

/// Numbers repeated names, as in `name (2)`; names in different groups may be equal.
private struct UniqueNames {
    private struct Name: Hashable {
        let group: String
        let name: String
    }

    private var numbers: [Name: Int] = [:]

    mutating func name(_ name: String, in group: String) -> String {
        let wanted = Name(group: group, name: name)
        guard var number = numbers[wanted] else {
            numbers[wanted] = 1
            return name
        }
        var next: Name
        repeat {
            number += 1
            next = Name(group: group, name: "\(name) (\(number))")
        } while numbers[next] != nil
        (numbers[wanted], numbers[next]) = (number, 1)
        return next.name
    }
}
