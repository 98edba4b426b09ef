import StyleSheets

/// The elements of a page that selectors of whole pages ask for: `html`, `body` and one in it, with their classes.
///
/// The one in it has what all of a page inherits, so its values are those that a theme has.
struct StyledPage: Hashable {
    static let names = ["html", "body", ""]

    private(set) var elements: [[StyleQualifier]] = [[], [], []]
    /// The innermost element is the host of a component.
    var hasHost = false

    var qualifiers: [StyleQualifier] { elements.flatMap(\.self) }

    var isEmpty: Bool { !hasHost && qualifiers.isEmpty }

    /// The page with what a test asks of an element; nil where it has another value of that attribute.
    func adding(
        _ test: StyleQualifier.Test,
        at index: Int,
        isOfPage: Bool
    ) -> StyledPage? {
        if test.holds(for: elements[index]) { return self }
        if test.kind == .attribute, elements[index].haveAttribute(test.name) { return nil }
        var page = self
        var qualifier = test.example
        qualifier.isOfPage = isOfPage
        page.elements[index].append(qualifier)
        return page
    }

    /// The page with those classes and attributes as ones of whole pages.
    func stating(_ isOfPage: (StyleQualifier) -> Bool) -> StyledPage {
        var page = self
        for index in elements.indices {
            for place in elements[index].indices where isOfPage(elements[index][place]) {
                page.elements[index][place].isOfPage = true
            }
        }
        return page
    }

    /// The page with all that another one has, too; nil where an attribute would have two values.
    func merging(_ other: StyledPage) -> StyledPage? {
        var page = self
        page.hasHost = hasHost || other.hasHost
        for (index, qualifiers) in other.elements.enumerated() {
            for qualifier in qualifiers where !page.elements[index].contains(qualifier) {
                let isAttribute = qualifier.kind == .attribute
                if isAttribute, page.elements[index].haveAttribute(qualifier.name) { return nil }
                page.elements[index].append(qualifier)
            }
        }
        return page
    }
}

extension [StyleQualifier] {
    fileprivate func haveAttribute(_ name: String) -> Bool {
        contains { $0.kind == .attribute && $0.name == name }
    }
}
