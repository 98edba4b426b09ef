import ThemeModel
import ThemeRendering

/// Walks a plan: makes the files that are stale, in the order site, themes, pages.
///
/// Each page is rendered in all themes before the next, so that memory holds one page per job.
struct SiteWalk<Output: SiteOutput>: Sendable {
    let plan: SitePlan
    let lastGood: LastGood
    let output: Output
    let jobs: Int

    /// `progress` is called with the number of pages made so far, and of all.
    func make(_ progress: (_ done: Int, _ total: Int) -> Void) async throws {
        let themes = plan.themes.count
        let pages = plan.renderer.content.pages.count
        let total = themes * (1 + pages)
        var done = 0
        try await forEachInOrder(plan.siteFiles, jobs: jobs) { file in
            try made([file])
        } collect: { _, files in
            output.note(files)
        }
        try await forEachInOrder(Array(0..<themes), jobs: jobs) { index in
            try madeFiles(ofTheme: index)
        } collect: { _, files in
            output.note(files)
            done += 1
            progress(done, total)
        }
        try await forEachInOrder(Array(0..<pages), jobs: jobs) { index in
            try made(plan.files(ofPage: index))
        } collect: { _, files in
            output.note(files)
            done += themes
            progress(done, total)
        }
    }

    private func madeFiles(ofTheme index: Int) throws -> [MadeFile] {
        if lastGood.themes.contains(plan.themes[index].theme.id) { return [] }
        return try made(plan.files(ofTheme: index))
    }

    /// Makes the files that do not stay as an earlier build wrote them.
    private func made(_ files: [PlannedFile]) throws -> [MadeFile] {
        try files.compactMap { file in
            lastGood.stays(file, over: output.previous) ? nil : try output.make(file)
        }
    }
}
