package import Findings

extension Mode {
    /// The topmost colour of a layered name; nil where the mode lacks one of its colours.
    func layeredColor(named name: String) -> ThemeColor? {
        guard let layered = LayeredName(name) else { return nil }
        let colors = layered.layers.map { layer in
            plainColor(named: layer.name).map { $0.faded(by: layer.alpha) }
        }
        guard colors.allSatisfy({ $0 != nil }) else { return nil }
        return colors[0]
    }

    /// The foreground of a pair without its part of opacity; nil where the pair gives it none.
    package func wholeForeground(of pair: PairName) -> ThemeColor? {
        guard let top = LayeredName(pair.foreground)?.layers[0], top.alpha < 1 else { return nil }
        return plainColor(named: top.name)
    }
}
