import SourceText

/// Writes a report as JUnit XML, which Jenkins, GitLab and most others show: a suite a theme, a case a pair and mode that
/// passes, and a case a cause of failures.
///
/// Allowed findings of a cause make no case of their own.
///
/// The format has no standard; this is the part that the readers of Jenkins, GitLab and Maven Surefire share.
public struct JUnitReporter: Reporter {
    /// The least severity of a failure; a finding below it is the output of a case that passes.
    public var threshold: Severity

    /// Makes a reporter.
    public init(threshold: Severity = .error) {
        self.threshold = threshold
    }

    /// The report as one XML document.
    public func text(for report: Report) -> String {
        var cases: [XMLElement] = []
        var suites: [XMLElement] = []
        for suite in JUnitSuite.suites(of: report) {
            let elements = suite.cases.map { element(for: $0, in: suite) }
            cases += elements
            suites.append(element(for: suite, elements))
        }
        var root = XMLElement("testsuites", Self.counts(cases, name: "themepreview"))
        root.children = suites
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.markup()
    }

    private func element(for suite: JUnitSuite, _ cases: [XMLElement]) -> XMLElement {
        var element = XMLElement("testsuite", Self.counts(cases, name: suite.name))
        if let row = suite.coverage {
            var properties = XMLElement("properties")
            properties.children = [
                Self.property("pairs", String(row.pairs)),
                Self.property("checked", String(row.checked)),
                Self.property("uncheckedRoles", row.uncheckedRoles.joined(separator: " ")),
            ]
            element.children = [properties]
        }
        element.children += cases
        return element
    }

    private static func property(_ name: String, _ value: String) -> XMLElement {
        XMLElement("property", [("name", name), ("value", value)])
    }

    private static func counts(_ cases: [XMLElement], name: String) -> [(String, String)] {
        func count(_ outcome: String) -> String {
            let counted = cases.count { element in
                element.children.contains { $0.name == outcome }
            }
            return String(counted)
        }
        return [
            ("name", name),
            ("tests", String(cases.count)),
            ("failures", count("failure")),
            ("errors", "0"),
            ("skipped", count("skipped")),
            ("time", "0"),
        ]
    }

    private func element(for item: JUnitCase, in suite: JUnitSuite) -> XMLElement {
        var attributes = [("name", item.name), ("classname", item.className(in: suite.name))]
        if let location = item.cause?.location {
            attributes.append(("file", location.file))
        }
        attributes.append(("time", "0"))
        var element = XMLElement("testcase", attributes)
        if let outcome = outcome(of: item) {
            element.children = [outcome]
        }
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
        var lines = [cause.headline] + cause.details
        if let help = cause.help {
            lines.append("help: \(help)")
        }
        element.content = lines.map(\.visible).joined(separator: "\n")
        return element
    }
}
