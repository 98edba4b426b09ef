import Findings

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
        /// Whether those outside are the ones that the whole text was begun with, and there are none inside.
        let isOutermost: Bool

        init(_ steps: Range<Int>, outer: [TemplateScope], inner: [TemplateScope], isOutermost: Bool) {
            (self.steps, self.outer, self.inner, self.isOutermost) = (steps, outer, inner, isOutermost)
        }
    }

    init(_ code: Template.Code, texts: [[UInt8]], gaps: [Gap]) {
        (self.code, self.texts, self.gaps) = (code, texts, gaps)
    }

    /// What a gap shows for a view.
    func rendered(_ gap: Gap, _ view: View) -> [UInt8] {
        var renderer = TemplateRenderer(code, filling: [view])
        renderer.render(gap)
        return renderer.output.take()
    }

    /// The whole text, its gaps filled from the same views.
    func rendered(_ views: [View]) -> [UInt8] {
        let size = texts.reduce(128 * gaps.count) { $0 + $1.count }
        var renderer = TemplateRenderer(code, filling: views, capacity: size)
        for (text, gap) in zip(texts, gaps) {
            renderer.output.append(text)
            renderer.render(gap)
        }
        renderer.output.append(texts.last ?? [])
        return renderer.output.take()
    }
}
