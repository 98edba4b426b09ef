import SourceText

extension JSONValue {
    /// An object whose members are all texts.
    static func texts(_ members: [(String, String)]) -> JSONValue {
        .object(members.map { (key: $0, value: .string($1)) })
    }
}
