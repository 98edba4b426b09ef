import Findings
import ThemeModel

extension PairMeasurement {
    /// A default pair of two colours below 2:1, of which the foreground may be meant as a ground.
    ///
    /// A terminal paints it as the program asks: black words on it cannot be seen, and a bar in black can.
    func mayBeGround(in theme: Theme) -> Bool {
        guard requirement.location == nil, let worst, worst.ratio < 2 else { return false }
        return theme.kind.pairs.contains { $0.mayBeGround && $0.name == pair }
    }
}
