import Findings

/// What is done about members that a theme document does not have.
public enum UnknownKeys: Sendable {
    /// The document is refused.
    case refuse
    /// The document is read without them, and each is told to the closure as a warning.
    case report(@Sendable (String) -> Void)

    /// Where a decoder is told what to do; without that it refuses.
    public static let userInfoKey = CodingUserInfoKey(rawValue: "themepreview.unknownKeys")

    static func meet(_ name: String, among known: [String], at path: [any CodingKey], in decoder: any Decoder) throws {
        let guess = closestMatch(to: name, among: known).map { ", \(didYouMean($0))" } ?? ""
        let message = "'\(name)' is no key here\(guess)"
        let wish = userInfoKey.flatMap { decoder.userInfo[$0] } as? UnknownKeys
        if case .report(let report)? = wish {
            report("\(text(of: path + [FieldKey(name)])): \(message)")
        } else {
            throw DecodingError.dataCorrupted(.init(codingPath: path + [FieldKey(name)], debugDescription: message))
        }
    }

    /// A path as `colors.text` or `modes.dark.fonts.styles.body.size`.
    static func text(of path: [any CodingKey]) -> String {
        path.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }.joined(separator: ".")
    }
}
