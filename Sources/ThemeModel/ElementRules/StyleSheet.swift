/// Rules for kinds of elements, gathered while a theme is applied.
///
/// Each theme fills a new value, so nothing of a theme's hook outlives the theme. Rules keep the order in which their
/// selectors first appeared; a later value of a property replaces an earlier one.
public struct StyleSheet: Hashable, Sendable {
    /// A kind of element, optionally inside another and in a state.
    struct Selector: Hashable, Sendable {
        var element: StyleClass
        var container: StyleClass?
        var state: ComponentState
    }

    private var order: [Selector] = []
    private var rules: [Selector: StyleDeclarations] = [:]

    /// Makes an empty sheet.
    public init() {}

    /// There is no rule.
    public var isEmpty: Bool { order.isEmpty }

    /// Sets properties of a kind of element: everywhere, or only inside `container`.
    public mutating func style<Failure: Error>(
        _ element: StyleClass,
        in container: StyleClass? = nil,
        state: ComponentState = .normal,
        _ change: (inout StyleDeclarations) throws(Failure) -> Void
    ) throws(Failure) {
        let selector = Selector(element: element, container: container, state: state)
        var declarations = rules[selector] ?? StyleDeclarations()
        try change(&declarations)
        if rules.updateValue(declarations, forKey: selector) == nil {
            order.append(selector)
        }
    }

    /// The value of a property, as a rule for exactly this selector sets it.
    public func value(
        _ property: StyleProperty,
        of element: StyleClass,
        in container: StyleClass? = nil,
        state: ComponentState = .normal
    ) -> StyleValue? {
        rules[Selector(element: element, container: container, state: state)]?[property]
    }

    /// The rules and properties that are not in another sheet, or have other values there.
    public func changes(from other: StyleSheet) -> StyleSheet {
        var changes = StyleSheet()
        for selector in order {
            let base = other.rules[selector] ?? StyleDeclarations()
            guard let different = rules[selector]?.changes(from: base) else { continue }
            if different.isEmpty { continue }
            changes.order.append(selector)
            changes.rules[selector] = different
        }
        return changes
    }

    /// The rules as CSS, one a line: `.app-view .app-button{border-radius:12px}`.
    ///
    /// `prefix` begins every class; the pages that are generated have none.
    public func css(prefix: String = "app-") -> String {
        let prefix = prefix.isEmpty ? "" : slug(prefix, fallback: "app") + "-"
        var css = ""
        for selector in order {
            guard let rule = rules[selector], !rule.isEmpty else { continue }
            css += "\(selector.css(prefix))\(rule.css)\n"
        }
        return css
    }
}

extension StyleSheet.Selector {
    func css(_ prefix: String) -> String {
        let own = ".\(prefix)\(element.rawValue)\(suffix)"
        guard let container else { return own }
        return ".\(prefix)\(container.rawValue) \(own)"
    }

    private var suffix: String {
        switch state {
        case .normal: ""
        case .hover: ":hover"
        case .selected: "[aria-pressed=true]"
        case .disabled: ":disabled"
        }
    }
}

/// The name of a kind of element, such as `button` or `app-view`.
///
/// The vocabulary is open: `extension StyleClass { static let banner: StyleClass = "banner" }`.
public struct StyleClass: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name: letters, digits and `-`.
    public let rawValue: String

    /// Takes a name; what CSS could take for anything but a name is made `-`.
    public init(rawValue: String) {
        self.rawValue = slug(rawValue, fallback: "element")
    }
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
