package import Findings

/// A pair that the names of a theme's colours suggest.
package struct PairProposal: Sendable {
    /// The sign that two colours belong together, the surest first.
    package enum Reason: Int, CaseIterable, Sendable {
        case namesGround
        case samePart
        case ofSystem
        case sameStatus
        case onPage
        case onSurface
        case onStrongFill

        package var phrase: String {
            switch self {
            case .namesGround: "the name of the text says what it lies on"
            case .samePart: "text and fill of one component, in one state"
            case .ofSystem: "colours that the design system lays on each other"
            case .sameStatus: "text and fill of one meaning"
            case .onPage: "text, icons and marks on the page"
            case .onSurface: "the page's text on the other surfaces"
            case .onStrongFill: "inverse text on fills that the page's text cannot be read on"
            }
        }
    }

    package let pair: PairName
    package let reason: Reason
    /// The modes that have both colours, where some have not; empty for all.
    package let modes: [String]
    /// The lowest ratio of any mode; nil where one cannot be known.
    package var worst: Double?
}
