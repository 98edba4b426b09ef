import ThemeRendering

extension RenderedPage {
    /// The page as it is shown: pages that are rendered in a test are in memory.
    var html: String { shown?.html ?? "" }
    var headings: [PageContent.Heading] { shown?.headings ?? [] }

    private var shown: PageContent? { try? content() }
}
