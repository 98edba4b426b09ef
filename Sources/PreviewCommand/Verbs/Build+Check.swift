import ArgumentParser
import Findings
import PreviewSite
import ThemeRendering

extension Build {
    /// Compares the site with the folder, writes nothing.
    func checkSite(_ console: Console) async throws {
        let session = try await ProjectSession.ofSite(global, sources, output: output)
        let workspace = session.workspace
        console.reading(themes: workspace.themeFiles.count, pages: workspace.pageFiles.count)
        let comparison = SiteComparison(output: session.output)
        let (files, summary) = try await TemporaryPlaces.ofSystem.use { places in
            let build = try await SiteBuild.prepare(
                session.pipeline, loader: session.loader, version: Root.version, at: places)
            return try await build.render(jobs: session.jobs, at: places, progress: console.pagesDone) {
                comparison.isFresh(try $0.render())
            } visitShared: {
                try comparison.isFresh($0, $1)
            }
        }
        console.progress("")
        let failed = summary.fails(strictly: strict)
        if failed { session.show(summary, console) }
        let isFresh = show(
            comparison, files, ProjectFolder.relative(session.output, to: session.currentFolder), console)
        if failed || !isFresh { throw ExitCode(1) }
    }

    /// Says which files are stale or left over; returns whether none is.
    private func show(
        _ comparison: SiteComparison, _ files: [(path: ArtifactPath, result: Bool)], _ folder: String,
        _ console: Console
    ) -> Bool {
        let paths = files.map(\.path)
        let leftovers = comparison.leftovers(besides: paths)
        var stale = files.filter { !$0.result }.map(\.path).sorted()
        // The manifest is no file of the site: it is spoken of where nothing else is wrong.
        if stale.isEmpty && leftovers.isEmpty { stale += [comparison.staleManifest(listing: paths)].compactMap(\.self) }
        for path in stale { console.result("stale: \(path)".visible) }
        for path in leftovers { console.result("left over: \(path)".visible) }
        if stale.isEmpty && leftovers.isEmpty {
            console.result("\(folder.visible) is fresh: \(files.count) files")
            return true
        }
        let (some, all) = (stale.count + leftovers.count, files.count + leftovers.count)
        console.result("\(folder.visible) is stale in \(some) of \(all) files: run the same command without --check")
        return false
    }
}
