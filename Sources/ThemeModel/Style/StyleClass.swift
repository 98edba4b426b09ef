/// The name of a kind of element that a style sheet speaks of, such as `button` or `app-view`.
///
/// The vocabulary is open: `extension StyleClass { static let banner: StyleClass = "banner" }`.
public struct StyleClass: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name: letters, digits and `-`.
    public let rawValue: String

    /// Takes a name; what CSS could take for anything but a name is made `-`.
    public init(rawValue: String) { self.rawValue = slug(rawValue, fallback: "element") }
    /// Takes a name; what CSS could take for anything but a name is made `-`.
    public init(stringLiteral value: String) { self.init(rawValue: value) }
    /// The class of a component.
    public init(_ component: Component) { self.init(rawValue: component.rawValue) }
}

extension StyleClass {
    /// Buttons.
    public static let button = StyleClass(Component.button)
    /// Switches.
    public static let `switch` = StyleClass(Component.switch)
    /// Cells of lists and tables.
    public static let cell = StyleClass(Component.cell)
    /// Segmented controls.
    public static let segmentedControl = StyleClass(Component.segmentedControl)
    /// Pins of a map or a code.
    public static let pin = StyleClass(Component.pin)
    /// Labels.
    public static let label = StyleClass(Component.label)
    /// The view that holds an application's own content.
    public static let appView: StyleClass = "view"
}
