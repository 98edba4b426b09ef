/// A text with gaps, which are filled from views that come later.
struct SplitText: Sendable {
    /// The text before each gap, and behind the last.
    let texts: [[UInt8]]
    let gaps: [Gap]
    private let code: Template.Code

    /// The steps of a template whose names come later.
    final class Gap: Sendable {
        let steps: Range<Int>
        /// The views outside of those that come later, and the ones inside.
        let outer: [TemplateScope]
        let inner: [TemplateScope]

        init(_ steps: Range<Int>, outer: [TemplateScope], inner: [TemplateScope]) {
            (self.steps, self.outer, self.inner) = (steps, outer, inner)
        }
    }

    init(_ code: Template.Code, texts: [[UInt8]], gaps: [Gap]) {
        (self.code, self.texts, self.gaps) = (code, texts, gaps)
    }

    /// What a gap shows for a view.
    func rendered(_ gap: Gap, _ view: View) -> [UInt8] {
        var renderer = TemplateRenderer(code)
        renderer.render(gap, [TemplateScope(view)])
        return renderer.output
    }

    /// The whole text, its gaps filled from the same views.
    func rendered(_ views: [View]) -> [UInt8] {
        var renderer = TemplateRenderer(code)
        renderer.output.reserveCapacity(texts.reduce(0) { $0 + $1.count } + 128 * gaps.count)
        let scopes = views.map(TemplateScope.init)
        for (text, gap) in zip(texts, gaps) {
            renderer.output += text
            renderer.render(gap, scopes)
        }
        renderer.output += texts.last ?? []
        return renderer.output
    }
}
