import Findings
import PreviewSite

/// A check's dealings with the baseline: reads it, updates it where asked to, and marks what is known.
struct KnownFindings {
    private let options: BaselineOptions
    private let file: BaselineFile?
    private let scope: Baseline.Scope

    /// Finds the file: the command line's, or else the configuration's.
    init(_ options: BaselineOptions, _ session: ProjectSession, themes: [String]) throws(BaselineMissing) {
        self.options = options
        scope = Baseline.Scope(themes: themes)
        let named = options.file.map {
            BaselineFile(path: ProjectFolder.absolute($0, in: session.currentFolder), label: $0)
        }
        let configured = session.workspace.configuration.baseline.map {
            BaselineFile(path: session.project.absolute($0), currentFolder: session.currentFolder)
        }
        file = named ?? configured
        if file == nil && (options.updates || options.isStrict) { throw .unnamed }
    }

    /// The report with its known findings marked.
    func applied(to report: Report, _ console: Console) throws -> Report {
        guard let file else { return report }
        var baseline = try baseline(in: file)
        if options.updates {
            let updated = baseline.updated(by: report, scope: scope, acceptsNew: options.acceptNew)
            let isWritten = try file.write(updated)
            let outcome = isWritten ? "updated" : "up to date"
            console.note(
                "\(file.label) is \(outcome): \(updated.rows.count.of("finding")), \(baseline.rows.count) before")
            baseline = updated
        }
        return baseline.applied(to: report, scope: scope, strict: options.isStrict)
    }

    private func baseline(in file: BaselineFile) throws -> Baseline {
        if options.acceptNew && file.isBlank { return Baseline() }
        if let baseline = try file.read() { return baseline }
        guard options.acceptNew else { throw BaselineMissing.absent(file.label) }
        return Baseline()
    }
}

extension ProjectSetup {
    /// The baseline that the configuration names; nil where it names none.
    func baseline() throws -> Baseline? {
        guard let path = configuration.baseline else { return nil }
        let file = BaselineFile(path: project.absolute(path), currentFolder: currentFolder)
        guard let baseline = try file.read() else { throw BaselineMissing.absent(file.label) }
        return baseline
    }
}

/// Why there is no baseline to work with.
enum BaselineMissing: Error, CustomStringConvertible {
    /// The options speak of a baseline, and none is named.
    case unnamed
    /// There is no such file.
    case absent(String)

    var description: String {
        switch self {
        case .unnamed:
            "no baseline is named\n  help: add --baseline FILE, or 'contrast: { baseline: FILE }' to themepreview.yml"
        case .absent(let path):
            "there is no baseline '\(path)'\n"
                + "  help: 'themepreview check --baseline \(path) --update-baseline --accept-new' makes it"
        }
    }
}
