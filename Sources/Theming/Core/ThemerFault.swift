/// What went wrong inside a themer.
public enum ThemerFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// Handlers kept answering each theme with another one, so the themer stopped listening to them.
    ///
    /// The last theme within the limit stays, and every handler has it.
    case endlessChange(limit: Int)

    /// What is wrong, in a sentence.
    public var description: String {
        switch self {
        case .endlessChange(let limit):
            "handlers set a new theme \(limit) times in answer to one change, so further ones were refused"
        }
    }
}
