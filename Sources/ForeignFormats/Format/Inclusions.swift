import Findings
import SourceText
import SourceTrees

/// The trees of the files that a file includes, directly or not, without circles.
struct Inclusions {
    private let files: OtherFiles
    private let severity: Severity
    private(set) var findings: [Finding] = []
    /// The number of files that may still be included: one may be there on several ways.
    private var budget = ThemeSource.limit.files

    /// The most files that include one another in a row.
    private static let depthLimit = 16

    /// A file that cannot be included is a finding of `severity`.
    init(_ files: OtherFiles, _ severity: Severity = .error) {
        self.files = files
        self.severity = severity
    }

    /// The tree of the file that the last one of a trail includes; nil, with a finding at `node`, where there is none.
    mutating func root(
        of reference: String,
        at node: SourceNode,
        after trail: [String],
        isOptional: Bool = false
    ) -> SourceNode? {
        guard let file = trail.last else { return nil }
        let path = FileName.path(of: reference, from: file)
        guard trail.count < Self.depthLimit, !trail.contains(where: { $0 == path }), budget > 0
        else {
            reportCircle(at: node.location)
            return nil
        }
        budget -= 1
        do throws(OtherFiles.Problem) {
            return try files.root(of: reference, from: file)
        } catch {
            var finding = error.finding(reference, at: node.location)
            finding.severity = isOptional ? .note : severity
            findings.append(finding)
            return nil
        }
    }

    private mutating func reportCircle(at location: SourceLocation) {
        findings.append(
            Finding(
                .unknownBase,
                severity,
                "files include each other in a circle, more than \(Self.depthLimit) deep, or too often",
                help: "one of them must stand by itself",
                at: location
            )
        )
    }
}
