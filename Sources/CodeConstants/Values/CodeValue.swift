import ColorScience

/// The value of a constant in code.
indirect enum CodeValue {
    case color(Color)
    /// Another constant, by the names on the way to it.
    case reference([String])
    /// Another constant in an operation such as `ink ?? other`, whose value only running the code would tell.
    case operation([String])
    /// Several values under labels: the colours of a scheme, or one for each appearance.
    case group([CodeArgument])
    /// A colour that is made in a way that cannot be read.
    case unknown
    case number(CodeNumber)
    case string(String?)
    case other

    /// The value may be a colour.
    var isColor: Bool {
        switch self {
        case .color, .unknown, .group: true
        case .reference, .operation, .number, .string, .other: false
        }
    }
}

/// An argument of a call, with its place.
struct CodeArgument {
    let label: String?
    let value: CodeValue
    let text: String
    let line: Int
    let column: Int

    /// The argument as a part of an operation, whose value only running the code would tell.
    var operand: CodeArgument {
        let changed: CodeValue
        switch value {
        case .reference(let path): changed = .operation(path)
        default: changed = value.isColor ? .unknown : .other
        }
        return CodeArgument(
            label: label,
            value: changed,
            text: text,
            line: line,
            column: column
        )
    }

    /// The number; nil for any other value.
    var number: CodeNumber? {
        if case .number(let number) = value { return number }
        return nil
    }
}
