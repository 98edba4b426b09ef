package import Findings
package import SourceText

/// A pair that the app's own files put together, by the names of the theme's tokens.
package struct UsedPair: Hashable, Sendable {
    /// The colour in front.
    package var foreground: LayeredName.Layer
    /// From the top down; a translucent last one lies on the page.
    package var grounds: [LayeredName.Layer]
    package var use: ContrastUse
    /// The scheme of the modes that it is for; nil for all.
    package var scheme: Scheme?
    package var places: PlacesOfUse

    package init(
        _ foreground: LayeredName.Layer,
        on grounds: [LayeredName.Layer],
        as use: ContrastUse,
        in scheme: Scheme?,
        at location: SourceLocation
    ) {
        self.foreground = foreground
        self.grounds = grounds
        self.use = use
        self.scheme = scheme
        places = PlacesOfUse(first: location)
    }
}

/// The places in an app's files where a pair is used.
package struct PlacesOfUse: Hashable, Sendable {
    package var first: SourceLocation
    package var count = 1

    package init(first: SourceLocation) { self.first = first }

    package mutating func add(_ other: PlacesOfUse) {
        first = min(first, other.first)
        count += other.count
    }
}
