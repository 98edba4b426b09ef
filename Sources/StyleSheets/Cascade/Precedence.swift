/// The weight of a selector: its ids, then its classes, attributes and pseudo-classes, then its elements.
///
/// Source: Selectors 4, §17.
package struct Specificity: Comparable, Hashable, Sendable {
    package var ids = 0
    package var classes = 0
    package var elements = 0

    package init(ids: Int = 0, classes: Int = 0, elements: Int = 0) {
        self.ids = ids
        self.classes = classes
        self.elements = elements
    }

    package static func < (one: Specificity, other: Specificity) -> Bool {
        (one.ids, one.classes, one.elements) < (other.ids, other.classes, other.elements)
    }

    package static func + (one: Specificity, other: Specificity) -> Specificity {
        Specificity(
            ids: one.ids + other.ids,
            classes: one.classes + other.classes,
            elements: one.elements + other.elements
        )
    }
}

/// The rank of a declaration among those of one property on one element: the greatest wins.
///
/// Of two rules in an `@scope` the later one counts, since nothing here tells which root is nearer.
///
/// Source: CSS Cascade 6, §2.
package struct Precedence: Comparable, Sendable {
    package let isImportant: Bool
    /// The place of its layer, as `CascadeLayers` gives it.
    package let layer: [Int]
    package let specificity: Specificity
    /// Its rule is in an `@scope`, whose root is nearer than the page.
    package let isScoped: Bool
    /// The place of its rule in the sheet.
    package let order: Int

    package init(
        isImportant: Bool,
        layer: [Int],
        specificity: Specificity,
        isScoped: Bool = false,
        order: Int
    ) {
        self.isImportant = isImportant
        self.layer = layer
        self.specificity = specificity
        self.isScoped = isScoped
        self.order = order
    }

    package static func < (one: Precedence, other: Precedence) -> Bool {
        if one.isImportant != other.isImportant { return other.isImportant }
        if one.layer != other.layer {
            // Among important declarations the first layer is the strongest.
            let isBefore = one.layer.lexicographicallyPrecedes(other.layer)
            return isBefore != one.isImportant
        }
        if one.specificity != other.specificity { return one.specificity < other.specificity }
        if one.isScoped != other.isScoped { return other.isScoped }
        return one.order < other.order
    }
}
