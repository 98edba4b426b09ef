/// A text put together of literals and of other texts, which a `String` is made of once.
///
/// A `String` that grows looks at itself for each piece it is given, which takes longer than to copy it.
package struct AssembledText: ExpressibleByStringInterpolation {
    /// The pieces, one behind the other.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var bytes: [UInt8] = []

        package init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + 24 * interpolationCount)
        }

        package mutating func appendLiteral(_ literal: String) { literal.withBytes { bytes += $0 } }

        package mutating func appendInterpolation(_ text: String) { text.withBytes { bytes += $0 } }
    }

    fileprivate let bytes: [UInt8]

    package init(stringLiteral text: String) { bytes = Array(text.utf8) }

    package init(stringInterpolation pieces: StringInterpolation) { bytes = pieces.bytes }
}

extension String {
    /// Makes a text of pieces, all of which are texts themselves.
    package init(assembling text: AssembledText) { self.init(decoding: text.bytes, as: UTF8.self) }
}
