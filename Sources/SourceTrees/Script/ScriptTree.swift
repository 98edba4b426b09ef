package import SourceText

/// The form of a script's tree: a list of statements under ``root``.
///
/// Plain values are those of any tree; all others are mappings of one pair, whose key is a mark. Marks are written without
/// quotes, as no key of an object is.
package enum ScriptTree {
    /// The key of the list of statements.
    package static let root = "$script"

    package enum Mark: String {
        /// A statement: names with their values.
        case constant
        /// A statement: imported names, each with the module and the name that it has there.
        case imported
        /// A statement: names of which only the program knows the value.
        case unknownNames
        /// A statement: a function, as ``ScriptCode`` with its name.
        case code
        /// A value: the keys that lead to another one.
        case reference
        /// A value: a ``ScriptCall``.
        case call
        /// A value that only the program has, as ``ScriptCode``.
        case computed
        /// A function in place of a value, as ``ScriptCode``.
        case function
        /// A mention that a function hands to its caller.
        case returned
        /// The key of a member that stands for all members of its value.
        case spread
        /// The value of a spread: a key that is a value itself, and the member with it.
        case keyed
    }

    /// The last key of a mention that goes on with a key that only the program knows.
    package static let anyKey = "*"

    /// The error about what could change a constant, or is not understood.
    package static func refusal(_ message: String, at location: SourceLocation) -> SyntaxError {
        SyntaxError(
            message: message,
            help:
                "nothing is run, so other code could change the colours: keep their constants in a file of their own",
            location: location
        )
    }
}

extension SourceNode {
    init(_ mark: ScriptTree.Mark, _ value: SourceNode) {
        self.init(
            content: .mapping([(key: mark.key(at: value.location), value)]),
            location: value.location
        )
    }

    /// The value with a mark.
    package subscript(mark: ScriptTree.Mark) -> SourceNode? {
        guard pairs.count == 1, pairs[0].key.isMark(mark) else { return nil }
        return pairs[0].value
    }

    package func isMark(_ mark: ScriptTree.Mark) -> Bool {
        guard case .scalar(let text, .verbatim) = content else { return false }
        return text == mark.rawValue
    }
}

extension ScriptTree.Mark {
    func key(at location: SourceLocation) -> SourceNode {
        SourceNode(content: .scalar(rawValue, .verbatim), location: location)
    }
}
