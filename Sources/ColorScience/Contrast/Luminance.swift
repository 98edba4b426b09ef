/// What a channel in linear light counts for in relative luminance.
///
/// Source: WCAG 2.2, "relative luminance".
enum Luminance {
    static let red = 0.2126
    static let green = 0.7152
    static let blue = 0.0722
}
