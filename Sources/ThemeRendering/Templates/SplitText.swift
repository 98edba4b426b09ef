import Findings

/// A text with gaps, which are filled from views that come later.
final class SplitText: Sendable {
    /// The text without its gaps.
    private let text: [UInt8]
    let gaps: [Gap]
    private let code: Template.Code

    /// The steps of a template whose names come later, and their place in the text.
    struct Gap: Sendable {
        let place: Int
        let steps: Range<Int>
        let surroundings: Surroundings
    }

    /// The views outside of those that come later, and the ones inside.
    final class Surroundings: Sendable {
        let outer: [TemplateScope]
        let inner: [TemplateScope]

        init(outer: [TemplateScope], inner: [TemplateScope]) { (self.outer, self.inner) = (outer, inner) }
    }

    init(_ code: Template.Code, text: [UInt8], gaps: [Gap]) {
        (self.code, self.text, self.gaps) = (code, text, gaps)
    }

    /// The text before each gap, and behind the last.
    var texts: [[UInt8]] {
        zip([0] + gaps.map(\.place), gaps.map(\.place) + [text.count]).map { Array(text[$0..<$1]) }
    }

    /// What a gap shows for a view.
    func rendered(_ gap: Gap, _ view: View) -> [UInt8] {
        var renderer = TemplateRenderer(code, filling: [view])
        renderer.render(gap)
        return renderer.output.take()
    }

    /// The whole text, its gaps filled from the same views.
    func rendered(_ views: [View]) -> [UInt8] {
        var renderer = TemplateRenderer(code, filling: views, capacity: text.count + 128 * gaps.count)
        text.withUnsafeBufferPointer { text in
            var start = 0
            for index in gaps.indices {
                let end = gaps[index].place
                renderer.output.append(UnsafeBufferPointer(rebasing: text[start..<end]))
                renderer.render(gaps[index])
                start = end
            }
            renderer.output.append(UnsafeBufferPointer(rebasing: text[start...]))
        }
        return renderer.output.take()
    }
}
