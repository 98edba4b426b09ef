import ThemeModel
import ThemeRendering

/// Walks a plan: makes the files that are stale, in the order site, themes, pages.
///
/// Each page is read once and rendered in all themes, so that memory holds one page per job.
struct SiteWalk<Output: SiteOutput>: Sendable {
    let plan: SitePlan
    let themes: [JudgedTheme]
    let lastGood: LastGood
    let output: Output
    let jobs: Int

    /// `progress` is called with the number of pages made so far, and of all.
    func make(_ progress: (_ done: Int, _ total: Int) -> Void) async throws {
        let pages = plan.renderer.content.pages.count
        let total = themes.count * (1 + pages)
        var done = 0
        try await forEachInOrder(plan.siteFiles, jobs: jobs) { file in
            try made([file])
        } collect: { _, files in
            output.note(files)
        }
        try await forEachInOrder(Array(themes.indices), jobs: jobs) { index in
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
            done += themes.count
            progress(done, total)
        }
    }

    private func madeFiles(ofTheme index: Int) throws -> [MadeFile] {
        let judged = themes[index]
        if lastGood.themes.contains(judged.theme.id) { return [] }
        return try made(plan.files(of: judged.theme, at: index), of: judged)
    }

    /// Makes the files that do not stay as an earlier build wrote them; `own` is the theme whose they are.
    private func made(_ files: [PlannedFile], of own: JudgedTheme? = nil) throws -> [MadeFile] {
        try files.compactMap { file in
            if lastGood.stays(file, over: output.previous) { return nil }
            return try output.make(file) { try file.rendering.bytes(of: own, among: themes) }
        }
    }
}
