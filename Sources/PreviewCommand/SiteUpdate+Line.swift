import PreviewSite

extension SiteUpdate.Result {
    /// How many files were written and how many were left as they were.
    var line: String {
        let written = files.count { if case .written = $0.outcome { true } else { false } }
        return "\(count) files: \(written) written, \(count - written) unchanged, \(removed) removed"
    }
}
