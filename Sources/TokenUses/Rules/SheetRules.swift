import SourceText

/// The rules of a style sheet that paint, and the pairs that its comments say.
struct SheetRules: Sendable {
    /// The elements that a sheet is for.
    enum Reach: Sendable {
        case site
        case page
        /// One component's elements; site sheets reach them, too.
        case component
        /// Elements with classes that no other sheet has, since a tool changes their names.
        case module

        /// Rules of two sheets may be for one element.
        func mayMeet(_ other: Reach) -> Bool {
            switch (self, other) {
            case (.module, .site), (.site, .module), (.module, .module): true
            case (.module, _), (_, .module): false
            case (.component, .component), (.component, .page), (.page, .component): false
            case (.page, .page): false
            default: true
            }
        }
    }

    /// A mixin that a rule takes in and that is not read there.
    struct Include: Sendable {
        let rule: Int
        let mixin: String
        /// It takes a block, for which most mixins have nothing but a condition.
        var hasBlock = false
    }

    private static let components = [".component.", ".vue", ".svelte", ".astro"]

    let file: String
    var reach: Reach
    var rules: [SheetRule] = []
    var words = SelectorWords()
    /// The selectors of rules that paint nothing, which tell the elements around theirs.
    var nestings: [RuleSelector] = []
    var stated: [PairUse] = []
    var includes: [Include] = []
    /// The slots that each mixin of the sheet sets.
    var mixins: [String: SheetMixins.Summary] = [:]
    /// The animations that change colours.
    var animations = AnimationNames()
    /// The animations that may make a text smaller.
    var shrinkingAnimations = AnimationNames()
    /// The custom properties that no element has from the one around it.
    var uninherited: Set<String> = []
    /// The variables of Sass that the sheet sets.
    var variables: [String: SheetRule.Declaration] = [:]
    /// The place of the first rule of which not all selectors are kept.
    var end: SourceLocation?

    init(file: String = "") {
        self.file = file
        if ModuleName.isModule(file) {
            reach = .module
        } else {
            reach = Self.components.contains(where: file.includes) ? .component : .site
        }
    }
}
