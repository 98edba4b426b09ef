/// What decides a colour, once all aliases are followed.
package indirect enum ColorSource: Hashable, Sendable {
    /// A colour that is built in, or that stands in for one that could not be read.
    case builtIn
    /// A colour that is written at a place.
    case token(TokenPlace)
    /// Whichever of two colours has the higher contrast on a fill that lies on the page.
    case better(ThemeColor, ThemeColor, on: ThemeColor, over: ThemeColor)
}
