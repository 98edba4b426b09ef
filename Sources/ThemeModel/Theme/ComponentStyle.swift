/// A component's style, resolved: every colour in every state, and every dimension.
public struct ComponentStyle: Hashable, Sendable {
    /// The colours: a place for each part in each state.
    private var parts = [ThemeColor?](repeating: nil, count: ComponentState.allCases.count * stride)
    private static let stride = ComponentColor.allCases.count
    /// The dimensions.
    public var dimensions: [ComponentDimension: Dimension] = [:]

    /// Makes a style without colours and dimensions.
    public init() {}

    /// The colours by state, put together each time; ``color(_:in:)`` looks one up.
    public var colors: [ComponentState: [ComponentColor: ThemeColor]] {
        let states = ComponentState.allCases.map { state in
            let parts = ComponentColor.allCases.compactMap { part in color(part, in: state).map { (part, $0) } }
            return (state, Dictionary(uniqueKeysWithValues: parts))
        }
        return Dictionary(uniqueKeysWithValues: states)
    }

    /// The colour of a part in a state.
    public func color(_ part: ComponentColor, in state: ComponentState) -> ThemeColor? {
        parts[state.place * Self.stride + part.place]
    }

    /// Gives a part its colour in a state; nil takes it away.
    public mutating func set(_ part: ComponentColor, in state: ComponentState, to color: ThemeColor?) {
        parts[state.place * Self.stride + part.place] = color
    }
}

extension ComponentState {
    /// The place among all cases.
    fileprivate var place: Int {
        switch self {
        case .normal: 0
        case .hover: 1
        case .selected: 2
        case .disabled: 3
        }
    }
}

extension ComponentColor {
    /// The place among all cases.
    fileprivate var place: Int {
        switch self {
        case .background: 0
        case .text: 1
        case .border: 2
        }
    }
}

extension Component {
    /// The name of one of its colours: `button-background`, `button-selected-text`.
    public func name(of part: ComponentColor, in state: ComponentState) -> String {
        state == .normal ? "\(rawValue)-\(part.rawValue)" : "\(rawValue)-\(state.rawValue)-\(part.rawValue)"
    }

    /// The name of one of its dimensions: `button-border-width`.
    public func name(of dimension: ComponentDimension) -> String {
        dimension == .borderWidth ? "\(rawValue)-border-width" : "\(rawValue)-\(dimension.rawValue)"
    }
}

extension Component {
    /// A colour of a component in one of its states.
    package struct Part: Hashable, Sendable {
        package let component: Component
        package let color: ComponentColor
        package let state: ComponentState
        /// The role that it is where the theme does not say; nil where it is transparent then.
        package let builtInRole: String?
    }

    /// Every colour of every component by its name.
    package static let parts: [String: Part] = {
        var parts: [String: Part] = [:]
        for component in allCases {
            for color in ComponentColor.allCases {
                for state in ComponentState.allCases {
                    parts[component.name(of: color, in: state)] = Part(
                        component: component, color: color, state: state,
                        builtInRole: component.builtInRole(of: color, in: state))
                }
            }
        }
        return parts
    }()
}
