import Findings

/// A path that stays below the output folder, whatever it was made from.
///
/// It is relative, has `/` between its parts, and none of them is empty, `.`, `..` or holds a control character or `\`.
/// To Swift a `/` with a combining mark is no `/`, and to the system it is: such a path is refused as well.
public struct ArtifactPath: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The path as text.
    public let description: String

    /// Checks a path; nil when it could lead out of the output folder.
    public init?(_ path: String) {
        guard Self.isSafe(path) else { return nil }
        description = path
    }

    package init(ours path: String) {
        guard let path = ArtifactPath(path) else {
            preconditionFailure("'\(path)' could lead out of the output folder")
        }
        self = path
    }

    package var parent: ArtifactPath? { ArtifactPath(description.parentPath) }

    /// In bytes, as Linux limits them.
    package static let limit = 1024
    static let nameLimit = 255

    private static func isSafe(_ path: String) -> Bool {
        let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return path.utf8.count <= limit && names.allSatisfy(isName)
            && !path.unicodeScalars.contains { $0 == "\\" || $0.isControl }
            && (path.utf8.allSatisfy { $0 < 0x80 } || path.count { $0 == "/" } == names.count - 1)
    }

    private static func isName(_ name: Substring.UTF8View) -> Bool {
        let isFolder = name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
        return name.count <= nameLimit && !isFolder
    }

    /// Whether two are the same to the byte: to Swift two spellings of an accented letter are one, to the system two.
    public static func == (left: ArtifactPath, right: ArtifactPath) -> Bool {
        left.description.utf8.elementsEqual(right.description.utf8)
    }

    /// Whether the left one comes first, also where Swift takes two for equal that are spelt with other bytes.
    public static func < (left: ArtifactPath, right: ArtifactPath) -> Bool {
        left.description == right.description
            ? left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
            : left.description < right.description
    }
}

// Paths as the system has them: bytes, with `/` between the names.

extension String {
    package var pathNames: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) }

    /// The path of the folder that something lies in; empty where the path names none.
    package var parentPath: String { utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) } ?? "" }

    /// The rest of the path of what lies below a folder; nil where it does not.
    package func below(_ folder: String) -> String? {
        let rest = utf8.dropFirst(folder.utf8.count)
        guard utf8.starts(with: folder.utf8), rest.first == UInt8(ascii: "/"), rest.count > 1 else { return nil }
        return String(Substring(rest.dropFirst()))
    }
}
