package import Findings

/// The two names of a pair as templates that share their captures.
///
/// `button.{variant}.fg on button.{variant}.bg` is for the pairs of one variant alone. Where a name can be read in several
/// ways, each counts: a pair is meant if some texts of the captures make both of its names.
package struct PairPattern: Hashable, Sendable {
    package let foreground: NameTemplate
    package let background: NameTemplate
    /// The layers below each ground of a pattern, `page` in `text-* on glass-* on page`; nil where there are none.
    package let beneath: LayeredName?

    package init(_ pair: PairName) {
        let ground: String
        (ground, beneath) = Self.parted(pair.background)
        let captures = [pair.foreground, ground].flatMap(NameTemplate.captures)
        let counts = Dictionary(grouping: captures) { $0 }.mapValues(\.count)
        let shared = Set(counts.filter { $0.value > 1 }.keys)
        foreground = NameTemplate(pair.foreground, captures: shared)
        background = NameTemplate(ground, captures: shared)
    }

    package var isPattern: Bool { foreground.isPattern || background.isPattern }

    /// The ground of a pair, with the layers below it.
    package func ground(_ name: String) -> String {
        beneath.map { "\(name) on \($0.phrase)" } ?? name
    }

    /// The topmost layer and those below it, where the topmost is a pattern; any other name is one with its layers.
    private static func parted(_ ground: String) -> (top: String, beneath: LayeredName?) {
        guard let layered = LayeredName(ground), let top = layered.layers.first, top.alpha == 1,
            NameTemplate(top.name, captures: []).isOpen
        else { return (ground, nil) }
        return (top.name, layered.beneath)
    }
}
