/// A `distinct` group in a mode, with its two likest colours in every kind of sight.
package struct DistinctGroup: Sendable {
    package let names: [String]
    package let nearest: [Likeness]

    package init(_ names: [String], nearest: [Likeness]) {
        self.names = names
        self.nearest = nearest
    }

    /// Two members of a group, and how far apart they are.
    package struct Likeness: Sendable {
        /// `normal vision`, `protanopia`, `deuteranopia`, `tritanopia` or `greyscale`.
        package let sight: String
        package let names: (String, String)
        package let colors: ComparedColors
        /// ΔE OK.
        package let difference: Double
        package let isApart: Bool

        package init(
            in sight: String,
            _ names: (String, String),
            _ colors: ComparedColors,
            difference: Double,
            isApart: Bool
        ) {
            self.sight = sight
            self.names = names
            self.colors = colors
            self.difference = difference
            self.isApart = isApart
        }
    }
}
