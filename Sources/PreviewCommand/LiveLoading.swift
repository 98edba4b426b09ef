import Findings
import PreviewServer
import PreviewSite
import Synchronization
import ThemeRendering

/// Reads a project again and again, as `serve` and `build --watch` need it.
final class LiveLoading: Sendable {
    private let options: @Sendable () async throws -> ProjectSession
    /// The last project whose configuration could be read.
    private let project: Mutex<Project>

    /// Throws if the project cannot be opened at all.
    init(_ options: @escaping @Sendable () async throws -> ProjectSession) async throws {
        self.options = options
        project = Mutex(try await options().project)
    }

    /// The folders of the last project.
    private func folders() -> [WatchedFolder] { project.withLock { $0 }.watchedFolders }

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
        project.withLock { $0 = session.project }
        return session
    }

    func load(_ previous: ProjectCheck?) async -> LiveSite.Loaded {
        do {
            var session = try await session()
            session.request.isRepeated = true
            let check = try await session.check(baseline: session.project.baseline(), after: previous)
            guard check.hasUsableTemplates else { return .failed(session.problems(check.templateFindings)) }
            do {
                let builder = try SiteBuilder(check, version: Root.version)
                return .site(builder, session.problems(SiteSnapshot.problems(of: builder)))
            } catch let error as OversizedPage { return .failed(session.problems([error.finding])) }
        } catch LoadingError.invalid(let findings) {
            let label = project.withLock { $0 }.shownConfiguration
            return .failed(findings.map { Problem($0, lines(of: label)) })
        } catch { return .failed([Problem(message: "\(error)")]) }
    }

    /// The lines of the configuration, for what is wrong with it.
    private func lines(of label: String) -> SourceLines {
        SourceLines([label: project.withLock { $0 }.configurationText ?? ""])
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
