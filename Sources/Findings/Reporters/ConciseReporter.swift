/// Writes a finding a line, `file:line:column: severity: message [rule]`, for editors and for `grep`.
public struct ConciseReporter: Reporter {
    /// Whether notes and allowed findings are written as well.
    public var isVerbose: Bool

    /// Makes a reporter.
    public init(isVerbose: Bool = false) { self.isVerbose = isVerbose }

    /// The findings, in the order of their places, and nothing else.
    public func text(for report: Report) -> String {
        report.findings.filter { isVerbose || $0.isUrgent }.map { $0.headline + "\n" }.joined()
    }
}
