import Findings
import ThemeRendering

/// The pages of a project.
struct ProjectPages: Sendable {
    /// The pages, in their order.
    private(set) var pages: [RenderedPage] = []
    /// The places of those that were rendered: nothing was known of them, or not where their links lead now.
    var rendered: [Int] = []
    /// What is wrong with them.
    var findings: [Finding] = []
    /// What the next build is to know of them.
    private(set) var memory: PageMemory

    /// Begins with no page.
    init(memory: PageMemory) { self.memory = memory }

    /// Makes room for so many pages.
    mutating func reserve(_ count: Int) { pages.reserveCapacity(count) }

    /// Adds a page, which is remembered with the hash of its file.
    mutating func add(_ page: RenderedPage, _ row: PageMemory.Row, hash: UInt64) {
        pages.append(page)
        findings += row.extra.findings
        memory.add(row, hash: hash)
    }

    /// Adds what is wrong with links of a page that was added.
    mutating func add(_ findings: [Finding], to index: Int) {
        self.findings += findings
        memory.add(findings, to: index)
    }
}
