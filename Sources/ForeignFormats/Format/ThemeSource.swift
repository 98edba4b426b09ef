#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A theme file with the other files that it needs, by the names that findings call them.
package struct ThemeSource: Sendable {
    /// The way in which the files are one theme.
    package enum Kind: Hashable, Sendable {
        /// One file, which may refer to the others.
        case single
        /// Files that a format puts together, by the name that it has for them.
        case together(String)
    }

    package var file: String
    package var bytes: Data
    package var kind = Kind.single
    package var others: [String: Data] = [:]
    /// The reasons why further files that it refers to are not read.
    package var unread: [String: String] = [:]

    package init(
        _ file: String,
        _ bytes: Data,
        kind: Kind = .single,
        others: [String: Data] = [:],
        unread: [String: String] = [:]
    ) {
        self.file = file
        self.bytes = bytes
        self.kind = kind
        self.others = others
        self.unread = unread
    }

    /// The largest theme file that is read, in bytes.
    package static let sizeLimit = 4 << 20
    /// The most files that one theme may refer to, and how large they may be together.
    package static let limit = (files: 200, bytes: 16 << 20)
}
