package import Findings
package import ThemeModel
import ThemeRendering

extension SitePipeline {
    /// The pages as HTML, with what is wrong with them.
    ///
    /// What they show is kept in `store`; without one nobody asks for it. A page that `memory` knows is rendered when something
    /// asks for what it shows, and one that `choice` leaves out not at all. Throws where a file cannot be read again, or the store
    /// has no room.
    func pages(
        in store: PageStore?, _ memory: PageMemory? = nil, _ choice: PageWork.Choice? = nil
    ) async throws -> ProjectPages {
        try await trace.measureWait(.pages) { try await PageWork(workspace, store, memory, choice, jobs: jobs).run() }
    }

    /// What is wrong with the pages, and with what pages, templates and CSS ask of the themes.
    package func pageFindings(for themes: [Theme]) async throws -> [Finding] {
        let made = try await pages(in: nil)
        return made.findings
            + undefinedProperties(in: themes.filter { $0.style != nil }, all: { themes }, pages: made.pages)
    }
}
