public import ColorScience
public import Theming

/// A class of a client's other module, which knows nothing of themes.
public final class ForeignLabel: Sendable {
    private let storage = Guarded<(color: Color?, count: Int)>((nil, 0))

    public init() {}

    /// The colour that it was last given.
    public var color: Color? {
        get { storage.withLock { $0.color } }
        set { storage.withLock { $0 = (newValue, $0.count + 1) } }
    }

    /// How often it was given a colour.
    public var count: Int { storage.withLock { $0.count } }
}

/// Another client's themes.
public enum Coat: String, ThemeProtocol {
    case summer, winter

    /// What a coat is made of.
    public struct Cloth: ThemeModelProtocol { public let weight: Int }

    public var settings: Cloth { Cloth(weight: self == .summer ? 120 : 480) }
}

private let coats = Themer(Coat.summer)

extension Themer where Theme == Coat {
    /// The other client's themer.
    public static var shared: Themer<Coat> { coats }
}
