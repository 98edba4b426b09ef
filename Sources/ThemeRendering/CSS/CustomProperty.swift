/// A custom property with the value that is written for it.
struct CustomProperty: Hashable, Sendable {
    /// The name without `--` and prefix.
    let name: String
    /// The value everywhere; for a colour, its sRGB form.
    let value: String
    /// The value on displays that show more than sRGB, where it differs.
    let wideValue: String?
    /// The name of the property that is named instead of the value; nil where the value itself is written.
    var reference: String?

    init(_ name: String, _ value: String, wide wideValue: String? = nil) {
        self.name = name
        self.value = value
        self.wideValue = wideValue
    }
}
