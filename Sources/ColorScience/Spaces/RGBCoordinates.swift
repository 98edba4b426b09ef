/// A colour of three additive primaries.
public protocol RGBCoordinates: ColorCoordinates {
    /// Red; 0...1 inside the gamut.
    var red: Double { get }
    /// Green; 0...1 inside the gamut.
    var green: Double { get }
    /// Blue; 0...1 inside the gamut.
    var blue: Double { get }
    /// Takes the numbers as they are; values outside 0...1 are outside the gamut.
    init(red: Double, green: Double, blue: Double)
}

extension RGBCoordinates {
    /// Red, green, blue.
    public var components: Components { Components(red, green, blue) }

    /// Takes the numbers as they are.
    public init(components: Components) {
        self.init(red: components.first, green: components.second, blue: components.third)
    }
}
