import SourceTrees
import StyleSheets
import ThemeModel

/// A page on one system, with the values of its properties.
struct StyleState {
    let page: StyledPage
    let environment: StyleEnvironment
    /// The theme, scheme and contrast that the page or the system tells.
    var context: StyleContext
    let properties: Table<SourceNode>
    /// The properties that displays beyond sRGB have otherwise.
    let wide: Table<SourceNode>
    /// The schemes by which `light-dark()` chooses.
    var usedScheme: UsedScheme

    init(
        page: StyledPage,
        environment: StyleEnvironment,
        context: StyleContext,
        properties: Table<SourceNode>,
        wide: Table<SourceNode>
    ) {
        self.page = page
        self.environment = environment
        self.context = context
        self.properties = properties
        self.wide = wide
        usedScheme = UsedScheme(properties["color-scheme"]?.text)
    }

    /// It needs no condition that nothing here tells, and no state such as `:hover`.
    var isUsual: Bool {
        environment.features.isEmpty && page.qualifiers.allSatisfy { $0.kind != .state }
    }

    /// A state that shows nothing else than another one.
    func isLike(_ other: StyleState) -> Bool {
        Self.areAlike(properties, other.properties) && Self.areAlike(wide, other.wide)
    }

    private static func areAlike(_ some: Table<SourceNode>, _ others: Table<SourceNode>) -> Bool {
        some.count == others.count
            && some.allSatisfy { name, value in
                guard let other = others[name] else { return false }
                return other.location == value.location && other.text == value.text
            }
    }
}
