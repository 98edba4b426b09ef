import Findings
import PreviewServer
import PreviewSite
import Synchronization
import ThemeRendering

/// Reads a project again and again, as `serve` and `build --watch` need it.
final class LiveLoading: Sendable {
    private let options: @Sendable () async throws -> ProjectSession
    /// The last session whose configuration could be read.
    private let last: Mutex<ProjectSession>

    /// Throws if the project cannot be opened at all.
    init(_ options: @escaping @Sendable () async throws -> ProjectSession) async throws {
        self.options = options
        last = Mutex(try await options())
    }

    private var project: Project { last.withLock { $0 }.project }

    /// The folders of the last project.
    private func folders() -> [WatchedFolder] { project.watchedFolders }

    /// Findings with paths relative to the current folder.
    func localised(_ findings: [Finding]) -> [Finding] {
        last.withLock { $0 }.localised(Report(findings: findings)).findings
    }

    /// Does `work` at once, and again after each change of a source, never twice at a time.
    func forEachChange(polls: Bool, _ work: () async throws -> Void) async throws {
        // Watched before it is read: a change between the two would be missed.
        let watch = SourceWatch(polls: polls) { self.folders() }
        try await work()
        watch.rescan()
        for await _ in watch.changes {
            // New folders first, so that a file made in one while we read is a change again.
            watch.rescan()
            try await work()
            // The configuration may name other folders now.
            watch.rescan()
        }
    }

    /// The project as it is now.
    func session() async throws -> ProjectSession {
        let session = try await options()
        last.withLock { $0 = session }
        return session
    }

    func load(_ previous: CheckedProject?) async -> LiveSite.Loaded {
        do {
            var session = try await session()
            session.request.isRepeated = true
            let resolved = try await session.resolved(
                baseline: session.project.baseline(),
                after: previous?.project
            )
            guard resolved.hasUsableTemplates else {
                return .failed(session.problems(resolved.templateFindings))
            }
            let checked = try await CheckedProject(resolved, after: previous)
            do {
                let builder = try SiteBuilder(checked, version: Root.version)
                return .site(builder, session.problems(SiteSnapshot.problems(of: builder)))
            } catch let error as OversizedPage { return .failed(session.problems([error.finding])) }
        } catch LoadingError.invalid(let findings) {
            let label = project.shownConfiguration
            return .failed(findings.map { Problem($0, lines(of: label)) })
        } catch { return .failed([Problem(message: "\(error)")]) }
    }

    /// The lines of the configuration, for what is wrong with it.
    private func lines(of label: String) -> SourceLines {
        SourceLines([label: project.configurationText ?? ""])
    }
}

extension ProjectSession {
    /// Findings as the overlay shows them.
    func problems(_ findings: [Finding]) -> [Problem] {
        if findings.isEmpty { return [] }
        let report = localised(Report(findings: findings))
        let sources = sources(of: report)
        return report.findings.map { Problem($0, sources) }
    }
}
