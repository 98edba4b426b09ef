/// The weight of a selector: its ids, then its classes, attributes and pseudo-classes, then its elements.
///
/// Source: Selectors 4, §17.
struct Specificity: Comparable {
    var ids = 0
    var classes = 0
    var elements = 0

    static func < (one: Specificity, other: Specificity) -> Bool {
        (one.ids, one.classes, one.elements) < (other.ids, other.classes, other.elements)
    }

    static func + (one: Specificity, other: Specificity) -> Specificity {
        Specificity(
            ids: one.ids + other.ids,
            classes: one.classes + other.classes,
            elements: one.elements + other.elements
        )
    }
}

/// The rank of a declaration among those of one property on one element: the greatest wins.
///
/// Source: CSS Cascade 5, §6.
struct Precedence: Comparable {
    let isImportant: Bool
    /// The place of its layer, as `CascadeLayers` gives it.
    let layer: [Int]
    let specificity: Specificity
    /// The place of its rule in the sheet.
    let order: Int

    static func < (one: Precedence, other: Precedence) -> Bool {
        if one.isImportant != other.isImportant { return other.isImportant }
        if one.layer != other.layer {
            // Among important declarations the first layer is the strongest.
            let isBefore = one.layer.lexicographicallyPrecedes(other.layer)
            return isBefore != one.isImportant
        }
        if one.specificity != other.specificity { return one.specificity < other.specificity }
        return one.order < other.order
    }
}
