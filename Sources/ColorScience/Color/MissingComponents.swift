/// Which components of a colour were written as `none`.
///
/// Source: CSS Color 4, §4.4. A missing component converts as 0.
public struct MissingComponents: OptionSet, Hashable, Sendable {
    /// One bit for each component, the alpha last.
    public let rawValue: UInt8

    /// Takes the bits as they are.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The first component.
    public static let first = MissingComponents(rawValue: 1)
    /// The second component.
    public static let second = MissingComponents(rawValue: 2)
    /// The third component.
    public static let third = MissingComponents(rawValue: 4)
    /// The alpha.
    public static let alpha = MissingComponents(rawValue: 8)

    /// The component at `index`, 0...3.
    static func component(_ index: Int) -> MissingComponents {
        MissingComponents(rawValue: 1 << UInt8(index))
    }
}
