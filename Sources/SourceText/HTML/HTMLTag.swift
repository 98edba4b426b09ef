/// A line and a column in Unicode scalars, both from 1.
package typealias TextPlace = (line: Int, column: Int)

/// A tag in HTML.
package struct HTMLTag {
    /// The name in lower case.
    package let name: String
    package let isClosing: Bool
    /// All attributes in their order; of several with one name, browsers see the first.
    package let attributes: [HTMLAttribute]
    /// The place of its `<`.
    package let place: TextPlace

    /// The value of the first attribute with a name; empty for an attribute without a value.
    package subscript(attribute name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }
}

/// An attribute of a tag.
package struct HTMLAttribute {
    /// The name in lower case.
    package let name: String
    /// The value as it is written, without its quotes.
    package let written: String
    /// The place of the written value.
    package let place: TextPlace

    /// The value with its character references resolved.
    package var value: String { HTMLReferences.resolved(written) }
}
