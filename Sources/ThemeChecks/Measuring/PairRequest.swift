import Findings
import SourceText
import ThemeModel

/// The requirement of one pair beyond the ratio of its use.
struct PairRequest: Sendable {
    /// The ratio that was asked for; nil for that of the use and level.
    var ratio: Double?
    /// The ratio that must not be exceeded; nil for none.
    var highestRatio: Double?
    /// The ratio that is asked for above the others.
    var margin = 0.0
    /// The colours between which the background is somewhere; empty for that of its name.
    var extremes: [ThemeColor] = []
    /// The pairs one of which is enough, this one among them; empty where the pair itself must pass.
    var alternatives: [PairName] = []
    /// The gradient that the background is, if its colours are known already.
    var ground: GradientGround?
    /// The sort of mark that the background is on code; nil for any other background.
    var mark: PaintedPairs.Mark?
    /// The program lays the two on each other only where its user asks for that.
    var isOptional = false
    /// The place where the pair was declared.
    var location: SourceLocation?
    /// The places in the app's files that put the pair together.
    var uses: PlacesOfUse?
    /// A default pair that no use in the app's files has, though they have others.
    var isUnseen = false
}
