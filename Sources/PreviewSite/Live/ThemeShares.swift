import Findings
import ProjectChecks
import Projects
import Synchronization
import ThemeRendering

/// What each theme adds to the shared files, kept until the theme changes: a gallery of 287 takes 0.3 s without.
final class ThemeShares: Sendable {
    private struct Share {
        let hash: UInt64?
        let parts: [[[UInt8]]]
        let totals: Summary
        /// The findings for which a check fails.
        let failures: [Finding]
    }

    private let builder: SiteBuilder
    private let known: Mutex<[String: Share]>

    init(_ builder: SiteBuilder, after previous: ThemeShares?) {
        self.builder = builder
        let isComparable =
            previous.map { Self.frame(of: $0.builder) == Self.frame(of: builder) } ?? false
        known = Mutex(isComparable ? previous?.known.withLock { $0 } ?? [:] : [:])
    }

    /// The inputs that all parts depend on.
    private static func frame(of builder: SiteBuilder) -> [UInt64?] {
        let inputs: [ArtifactInput] = [.settings, .templates, .pageList, .themeList]
        return inputs.map { builder.inputs.byName[$0.name] }
    }

    /// The findings about themes for which a check fails.
    func failures() async throws -> [Finding] { try await all().flatMap(\.failures) }

    func assembled(_ file: any SharedFile, at index: Int) async throws -> [UInt8] {
        let shares = try await all()
        var totals = Summary(Report(findings: builder.check.catalogFindings))
        for share in shares { totals += share.totals }
        var bytes: [UInt8] = []
        for (gap, text) in try file.texts(totals).enumerated() {
            bytes += text
            guard gap < file.separators.count else { continue }
            let parts = shares.map { $0.parts[index][gap] }.filter { !$0.isEmpty }
            bytes += parts.joined(separator: file.separators[gap].utf8)
        }
        return bytes
    }

    /// The shares in the order of the themes.
    private func all() async throws -> [Share] {
        let entries = builder.check.entries
        let hashes = entries.map { builder.inputs.byName[ArtifactInput.theme($0.label.id).name] }
        var shares = known.withLock { $0 }
        let stale = entries.indices.filter {
            shares[entries[$0].label.id].map { $0.hash } != .some(hashes[$0])
        }
        let threshold = builder.check.workspace.configuration.failOn
        try await forEachInOrder(stale, jobs: builder.check.request.jobs) { [builder] index in
            let judged = builder.checked.judged[index]
            let parts = try builder.renderer.sharedFiles.map { try $0.parts(of: judged) }
            return Share(
                hash: hashes[index],
                parts: parts,
                totals: Summary(judged.report),
                failures: judged.report.failures(at: threshold)
            )
        } collect: { index, share in
            shares[entries[index].label.id] = share
        }
        let current = Set(entries.map(\.label.id))
        shares = shares.filter { current.contains($0.key) }
        known.withLock { [shares] in $0 = shares }
        return entries.compactMap { shares[$0.label.id] }
    }
}
