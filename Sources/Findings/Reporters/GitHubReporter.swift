import SourceText

/// Writes workflow commands, which GitHub Actions shows beside the lines of a change.
///
/// The syntax and its escapes are those of GitHub's `actions/toolkit`, `packages/core/src/command.ts`.
public struct GitHubReporter: Reporter {
    /// True to write notes as well.
    public var isVerbose: Bool
    /// The least severity that fails the check.
    public var threshold: Severity

    /// Makes a reporter.
    public init(isVerbose: Bool = false, threshold: Severity = .error) {
        self.isVerbose = isVerbose
        self.threshold = threshold
    }

    /// One command for each cause, the gravest and widest first: GitHub shows ten of a kind and drops the others.
    ///
    /// Other findings with the same location and message in several themes or modes are one command, which names them.
    public func text(for report: Report) -> String {
        let causes = Cause.widestFirst(
            report.findings.filter { isVerbose ? $0.counts : $0.isUrgent(at: threshold) }
        )
        var groups: [[Cause]] = []
        var groupIndices: [Finding: Int] = [:]
        for cause in causes {
            let finding = cause.worst
            let alike = Finding(
                finding.rule,
                finding.severity,
                finding.message,
                help: finding.help,
                at: finding.location
            )
            if cause.token == nil, let index = groupIndices[alike] {
                groups[index].append(cause)
            } else {
                if cause.token == nil {
                    groupIndices[alike] = groups.count
                }
                groups.append([cause])
            }
        }
        return groups.map(command).joined()
    }

    private func command(_ causes: [Cause]) -> String {
        let cause = causes[0]
        let name = cause.severity == .note ? "notice" : cause.severity.rawValue
        let help = cause.help.map { ["help: \($0.visible)"] } ?? []
        let sentence = cause.sentence + causes.dropFirst().map(\.worst.scope).joined()
        let lines = [sentence.visible] + (isVerbose ? cause.details.map(\.visible) : []) + help
        return
            "::\(name) \(properties(cause).joined(separator: ","))::\(escaped(lines.joined(separator: "\n")))\n"
    }

    private func properties(_ cause: Cause) -> [String] {
        var properties: [String] = []
        if let location = cause.location {
            properties.append("file=\(escapedProperty(location.file.visible))")
            if location.line > 0 {
                properties.append("line=\(location.line)")
            }
            if location.column > 0 {
                properties.append("col=\(location.column)")
            }
        }
        return properties + ["title=\(escapedProperty(cause.rule.rawValue))"]
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
