package import ColorScience
package import Theming

/// A class of a client's other module, which knows nothing of themes.
package final class ForeignLabel: Sendable {
    private let storage = CheckedMutex<(color: Color?, count: Int)>((nil, 0))

    package init() {}

    /// The colour that it was last given.
    package var color: Color? {
        get { storage.withLock { $0.color } }
        set { storage.withLock { $0 = (newValue, $0.count + 1) } }
    }

    /// The number of colours that it was given.
    package var count: Int { storage.withLock { $0.count } }
}

/// Another client's themes.
package enum Coat: String, ThemeProtocol {
    case summer, winter

    /// The material of a coat.
    package struct Cloth: ThemeModelProtocol { package let weight: Int }

    package var settings: Cloth { Cloth(weight: self == .summer ? 120 : 480) }
}

private let coats = Themer(Coat.summer)

extension Themer where Theme == Coat {
    /// The other client's themer.
    package static var shared: Themer<Coat> { coats }
}
