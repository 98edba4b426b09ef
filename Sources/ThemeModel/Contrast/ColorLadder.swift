/// Grounds that get lighter from each to the next, or darker, in every mode.
public struct ColorLadder: Hashable, Sendable {
    /// The smallest visible step in lightness of OKLab, 0...1.
    public static let leastStep = 0.02

    /// The names of the colours, in order.
    public var names: [String]
    /// The least difference in lightness of OKLab from one to the next, 0...1.
    public var step: Double

    /// Asks for steps between colours.
    public init(_ names: [String], step: Double = leastStep) {
        self.names = names
        self.step = step
    }
}
