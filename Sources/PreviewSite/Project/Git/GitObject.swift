#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Something that a repository holds.
struct GitObject: Sendable {
    /// The hash that it is known by.
    let hash: String
    /// `blob`, `tree`, `commit` or `tag`.
    let kind: String
    /// How many bytes it has.
    let size: Int

    /// Reads `<hash> <kind> <size>`.
    init?(_ words: some StringProtocol) {
        let words = words.split(separator: " ")
        guard words.count == 3, words[0].count >= 40, words[0].allSatisfy(\.isHexDigit), let size = Int(words[2]) else {
            return nil
        }
        (hash, kind, self.size) = (String(words[0]), String(words[1]), size)
    }
}
