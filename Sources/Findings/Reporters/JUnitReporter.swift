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
        let suites = JUnitSuites(report).suites.map { suite in
            (suite: suite, cases: suite.cases.map { testCase($0, in: suite.name) })
        }
        let elements = suites.map { self.suite($0.suite, $0.cases) }
        var root = XMLElement("testsuites", Self.counts(suites.flatMap(\.cases), name: "themepreview"))
        root.children = elements
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        root.write(to: &text)
        return text
    }

    private func suite(_ suite: JUnitSuites.Suite, _ cases: [XMLElement]) -> XMLElement {
        var element = XMLElement("testsuite", Self.counts(cases, name: suite.name))
        if let row = suite.coverage {
            var properties = XMLElement("properties")
            let unchecked = row.uncheckedRoles.joined(separator: " ")
            properties.children = [
                ("pairs", String(row.pairs)), ("checked", String(row.checked)), ("uncheckedRoles", unchecked),
            ].map { XMLElement("property", ["name": $0.0, "value": $0.1]) }
            element.children = [properties]
        }
        element.children += cases
        return element
    }

    private static func counts(_ cases: [XMLElement], name: String) -> KeyValuePairs<String, String> {
        func count(_ outcome: String) -> String {
            String(cases.count { $0.children.contains { $0.name == outcome } })
        }
        return [
            "name": name, "tests": String(cases.count), "failures": count("failure"), "errors": "0",
            "skipped": count("skipped"), "time": "0",
        ]
    }
}

extension JUnitReporter {
    private func testCase(_ item: JUnitSuites.Case, in suite: String) -> XMLElement {
        let className = item.className(in: suite)
        var element: XMLElement
        if let file = item.finding?.location?.file {
            element = XMLElement(
                "testcase", ["name": item.name, "classname": className, "file": file, "time": "0"])
        } else {
            element = XMLElement("testcase", ["name": item.name, "classname": className, "time": "0"])
        }
        if let outcome = outcome(of: item) { element.children = [outcome] }
        return element
    }

    /// What became of a case; nil where it passed and there is nothing to say.
    private func outcome(of item: JUnitSuites.Case) -> XMLElement? {
        guard let finding = item.finding else {
            guard item.isUnknown else { return nil }
            return XMLElement("failure", ["type": "unknown", "message": "the pair cannot be judged"])
        }
        if let waiver = finding.waiver, !item.isUnknown {
            return XMLElement("skipped", ["message": "waived: \(waiver)"])
        }
        if finding.isBaselined { return XMLElement("skipped", ["message": "in the baseline: \(finding.message)"]) }
        var element = XMLElement("system-out")
        if finding.severity >= threshold || item.isUnknown {
            element = XMLElement("failure", ["type": finding.rule.rawValue, "message": finding.message])
        }
        element.text = finding.headline + (finding.help.map { "\nhelp: \($0.visible)" } ?? "")
        return element
    }
}
