import ThemeModel
import Theming

/// An object with properties of several types.
@MainActor
final class Badge: ThemeCompatible {
    struct Shape: Equatable, Sendable { var corners = 0 }

    let themer: Themer<ThemeStyle>
    /// The state that providers of the object may read.
    var isOn = false
    private(set) var writes = 0

    var width = 0.0 { didSet { writes += 1 } }
    var title = "" { didSet { writes += 1 } }
    var font: FontDescriptor? { didSet { writes += 1 } }
    var shape = Shape() { didSet { writes += 1 } }

    init(_ themer: Themer<ThemeStyle>) { self.themer = themer }
    convenience init(style: ThemeStyle) { self.init(Themer(style)) }
}
