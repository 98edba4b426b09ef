import ThemeRendering

extension RenderedPage {
    var html: String { content.html }
    var headings: [PageContent.Heading] { content.headings }
}
