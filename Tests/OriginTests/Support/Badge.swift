import ThemeModel
import Theming

/// An object with properties of several types, which any thread may set.
final class Badge: ThemeCompatible, Sendable {
    struct Shape: Equatable, Sendable { var corners = 0 }

    private struct Values: Sendable {
        var width = 0.0
        var title = ""
        var font: FontDescriptor?
        var shape = Shape()
    }

    let themer: Themer<ThemeStyle>
    let writes = Log<String>()
    /// What providers of the object may look at.
    let state = Log<String>()
    private let values = Guarded(Values())

    init(_ themer: Themer<ThemeStyle>) { self.themer = themer }
    convenience init(style: ThemeStyle) { self.init(Themer(style)) }

    var width: Double {
        get { values.withLock { $0.width } }
        set { write("width") { $0.width = newValue } }
    }
    var title: String {
        get { values.withLock { $0.title } }
        set { write("title") { $0.title = newValue } }
    }
    var font: FontDescriptor? {
        get { values.withLock { $0.font } }
        set { write("font") { $0.font = newValue } }
    }
    var shape: Shape {
        get { values.withLock { $0.shape } }
        set { write("shape") { $0.shape = newValue } }
    }

    private func write(_ name: String, _ change: (inout Values) -> Void) {
        writes.add(name)
        values.withLock { values in
            var copy = values
            change(&copy)
            values = copy
        }
    }
}
