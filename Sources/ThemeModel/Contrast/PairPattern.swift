package import Findings

/// The two names of a pair as templates that share their captures.
///
/// `button.{variant}.fg on button.{variant}.bg` is for the pairs of one variant alone. Where a name can be read in several
/// ways, each counts: a pair is meant if some texts of the captures make both of its names.
package struct PairPattern: Hashable, Sendable {
    package let foreground: NameTemplate
    package let background: NameTemplate

    package init(_ pair: PairName) {
        let captures = [pair.foreground, pair.background].flatMap(NameTemplate.captures)
        let counts = Dictionary(grouping: captures) { $0 }.mapValues(\.count)
        let shared = Set(counts.filter { $0.value > 1 }.keys)
        foreground = NameTemplate(pair.foreground, captures: shared)
        background = NameTemplate(pair.background, captures: shared)
    }

    package var isPattern: Bool { foreground.isPattern || background.isPattern }
}
