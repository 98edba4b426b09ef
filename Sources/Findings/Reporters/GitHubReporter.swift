/// Writes workflow commands, which GitHub Actions shows beside the lines of a change.
///
/// The syntax and its escapes are those of GitHub's `actions/toolkit`, `packages/core/src/command.ts`.
public struct GitHubReporter: Reporter {
    /// Whether notes are written as well.
    public var isVerbose: Bool
    /// The least severity that fails the check.
    public var threshold: Severity

    /// Makes a reporter.
    public init(isVerbose: Bool = false, threshold: Severity = .error) {
        self.isVerbose = isVerbose
        self.threshold = threshold
    }

    /// One command for each finding, the worst first: GitHub shows ten of a kind and drops the others.
    ///
    /// Findings with the same location and message in several themes or modes are one command, which names them.
    public func text(for report: Report) -> String {
        let findings = report.findings.filter { isVerbose ? $0.counts : $0.isUrgent(at: threshold) }.worstFirst
        var groups: [[Finding]] = []
        var groupIndices: [Finding: Int] = [:]
        for finding in findings {
            let alike = Finding(
                finding.rule, finding.severity, finding.message, help: finding.help, at: finding.location)
            if let index = groupIndices[alike] {
                groups[index].append(finding)
            } else {
                groupIndices[alike] = groups.count
                groups.append([finding])
            }
        }
        return groups.map(command).joined()
    }

    private func command(_ findings: [Finding]) -> String {
        let finding = findings[0]
        let name = finding.severity == .note ? "notice" : finding.severity.rawValue
        let help = finding.help.map { "\nhelp: \($0.visible)" } ?? ""
        let message = escaped((finding.message + findings.map(\.scope).joined()).visible + help)
        return "::\(name) \(properties(finding).joined(separator: ","))::\(message)\n"
    }

    private func properties(_ finding: Finding) -> [String] {
        var properties: [String] = []
        if let location = finding.location {
            properties.append("file=\(escapedProperty(location.file.visible))")
            if location.line > 0 { properties.append("line=\(location.line)") }
            if location.column > 0 { properties.append("col=\(location.column)") }
        }
        return properties + ["title=\(escapedProperty(finding.rule.rawValue))"]
    }

    private func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    private func escapedProperty(_ text: String) -> String {
        escaped(text).unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
