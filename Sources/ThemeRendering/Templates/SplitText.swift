/// A template rendered once but for gaps, which are filled from views that come later.
///
/// A Markdown page is nearly the same in all themes: of the 7 kB of a page of the showcase, 0.6 kB differ. So each page
/// is rendered once, and only its gaps for each theme.
struct SplitText: Sendable {
    /// Steps that ask for later names, with the views inside of those that will fill the gap.
    struct Gap: Sendable {
        let steps: Range<Int>
        let inner: [View]
    }

    let template: Template
    /// The views outside of those that will fill the gaps.
    let outer: [View]
    /// The text before each gap, and that after the last one.
    let texts: [[UInt8]]
    let gaps: [Gap]

    /// The bytes to reserve for the text of a gap, such as a link or a title.
    private static let usualGap = 128

    func rendered(_ gap: Gap, _ view: View) throws(OversizedPage) -> [UInt8] {
        var renderer = TemplateRenderer(template, outer + [view] + gap.inner)
        try renderer.render(gap.steps)
        return renderer.output
    }

    func rendered(_ views: [View]) throws(OversizedPage) -> [UInt8] {
        var renderer = TemplateRenderer(template, outer + views)
        let count = texts.reduce(Self.usualGap * gaps.count) { $0 + $1.count }
        renderer.output.reserveCapacity(count)
        for (text, gap) in zip(texts, gaps) {
            renderer.output += text
            renderer.scopes += gap.inner
            try renderer.render(gap.steps)
            renderer.scopes.removeLast(gap.inner.count)
        }
        renderer.output += texts.last ?? []
        return renderer.output
    }
}
