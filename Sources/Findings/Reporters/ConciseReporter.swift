/// Writes a finding a line, `file:line:column: severity: message [rule]`, for editors and for `grep`.
public struct ConciseReporter: Reporter {
    /// True to write notes and allowed findings as well.
    public var isVerbose: Bool
    /// The least severity that fails the check.
    public var threshold: Severity

    /// Makes a reporter.
    public init(isVerbose: Bool = false, threshold: Severity = .error) {
        self.isVerbose = isVerbose
        self.threshold = threshold
    }

    /// The findings, by location, and nothing else.
    public func text(for report: Report) -> String {
        report.findings.filter { isVerbose || $0.isUrgent(at: threshold) }.map {
            $0.headline + "\n"
        }.joined()
    }
}
