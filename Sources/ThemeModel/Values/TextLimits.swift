/// Limits on texts that a site repeats, in characters (Unicode scalars).
package enum TextLimits {
    /// The name of a theme, the title of a page or site.
    package static let name = 200
    /// Any other single value of a file, such as a description or the reason of a waiver.
    package static let text = 2_000
    /// A theme's own CSS.
    package static let css = 200_000
    /// The families of one font stack: each mode repeats them.
    package static let fontStack = 32
}
