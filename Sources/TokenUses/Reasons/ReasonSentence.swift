/// The rest of a sentence that says why a use is in no pair: "a filter changes it".
struct ReasonSentence: ExpressibleByStringInterpolation, Sendable {
    /// The whole text.
    let text: String
    /// The text with gaps for names, which reasons of one kind share.
    let form: String

    init(stringLiteral text: String) {
        self.text = text
        form = text
    }

    init(stringInterpolation parts: StringInterpolation) {
        text = parts.text
        form = parts.form
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate var form = ""

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ literal: String) {
            text += literal
            form += literal
        }

        /// A name of the app's, by which two reasons of one form differ.
        mutating func appendInterpolation(name: String) {
            text += name
            form += "…"
        }

        mutating func appendInterpolation(_ part: some CustomStringConvertible) {
            appendLiteral(part.description)
        }

        mutating func appendInterpolation(_ inner: ReasonSentence) {
            text += inner.text
            form += inner.form
        }
    }
}
