/// The three numbers of a colour, in the order in which CSS writes them.
public struct Components: Hashable, Sendable {
    /// Red, hue of HSL and HWB, lightness or X.
    public var first: Double
    /// Green, saturation, whiteness, chroma, a or Y.
    public var second: Double
    /// Blue, lightness of HSL, blackness, hue of a polar space, b or Z.
    public var third: Double

    /// Takes the numbers as they are.
    public init(_ first: Double, _ second: Double, _ third: Double) {
        self.first = first
        self.second = second
        self.third = third
    }

    /// The numbers as an array of three.
    public var array: [Double] { [first, second, third] }

    /// The components, each sent through `transform`.
    func map(_ transform: (Double) -> Double) -> Components {
        Components(transform(first), transform(second), transform(third))
    }

    /// The sums of the components.
    static func + (first: Components, second: Components) -> Components {
        Components(first.first + second.first, first.second + second.second, first.third + second.third)
    }
}
