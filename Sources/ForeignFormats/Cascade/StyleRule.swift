import SourceTrees
import StyleSheets
import ThemeModel

/// A rule of a sheet as the cascade takes it.
struct StyleRule {
    typealias Properties = Table<SourceNode>

    /// The rule as it stands in the sheet.
    let node: SourceNode
    let selectors: [StyleSelector]
    let condition: StyleCondition
    let layer: [Int]
    let order: Int
    let properties: Properties
    let important: Set<String>
    /// The pages that the selectors ask for.
    let pages: [StyledPage]

    /// The most pages that one rule may ask for.
    static let pageLimit = 400

    /// The weight of the rule at an element of a page: that of its strongest selector there.
    func specificity(on page: StyledPage, at index: Int) -> Specificity? {
        selectors.lazy.filter { $0.matches(page, at: index) }.map(\.specificity).max()
    }
}
