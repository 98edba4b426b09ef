/// How much a finding matters to the verdict.
public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// Worth knowing; fails a check under `--fail-on note` alone.
    case note
    /// Probably a mistake; fails a check under `--fail-on warning`.
    case warning
    /// Wrong: fails a check.
    case error
}

extension Severity: Comparable {
    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }

    /// Whether the left one comes first.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
