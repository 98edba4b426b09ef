import StyleSheets

extension Precedence {
    /// It is in a layer of its sheet.
    private var isLayered: Bool { layer.count > 1 }

    /// The declaration wins over one of another sheet in either order of the two.
    func beats(inOtherSheet other: Precedence) -> Bool {
        if isImportant != other.isImportant { return isImportant }
        if isLayered || other.isLayered {
            // Important declarations in layers are the stronger ones.
            return !isImportant && !isLayered
        }
        if specificity == other.specificity { return isScoped && !other.isScoped }
        return specificity > other.specificity
    }
}
