import ColorScience
import ThemeModel

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

    var isReference: Bool {
        switch value {
        case .reference, .operation: true
        case .color, .group, .unknown, .number, .string, .other: false
        }
    }

    /// No value of another type is written out: `true`, or what another type makes, such as `LinearGradient(…)`.
    var mayBeColor: Bool {
        switch value {
        case .color, .unknown: true
        case .reference(let path), .operation(let path):
            !["true", "false", "nil"].contains(path.first)
        case .other: text.first.map { $0.isLowercase || $0 == "." } ?? false
        case .group, .number, .string: false
        }
    }

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

    func labelled(_ label: String, _ value: CodeValue? = nil) -> CodeArgument {
        CodeArgument(
            label: label,
            value: value ?? self.value,
            text: text,
            line: line,
            column: column
        )
    }

    /// Its label names an appearance.
    var isOfMode: Bool { label.flatMap(Scheme.init) != nil }

    /// The number; nil for any other value.
    var number: CodeNumber? {
        if case .number(let number) = value { return number }
        return nil
    }
}
