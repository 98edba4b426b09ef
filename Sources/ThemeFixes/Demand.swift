/// Something that is asked of colours in a mode of a theme, in words.
package struct Demand: Hashable, Sendable {
    package let theme: String
    package let mode: String
    /// What is asked: `text on surface`, `success apart from danger`, `a light background`.
    package let phrase: String
    /// The least ratio or difference; nil where there is no number.
    package let required: Double?
}
