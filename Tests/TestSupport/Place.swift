package import SourceText

/// A place in a file, by a name that Swift Testing does not have as well.
package typealias Place = SourceText.SourceLocation
