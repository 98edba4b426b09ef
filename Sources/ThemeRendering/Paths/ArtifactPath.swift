import SourceText

/// A path that stays below the output folder, whatever it was made from.
///
/// It is relative, has `/` between its parts, and none of them is empty, `.`, `..` or holds a control character or `\`.
/// A `/` with a combining mark is a `/` to the system and another character to Swift: such a path is refused as well.
package struct ArtifactPath: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The path as text.
    package let description: String

    /// Checks a path; nil when it could lead out of the output folder.
    package init?(_ path: String) {
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

    /// The path is that of a folder's own page.
    var isIndex: Bool { description == "index.html" || description.hasSuffix("/index.html") }

    /// In bytes, as Linux limits them.
    package static let limit = 1024
    package static let nameLimit = 255

    private static func isSafe(_ path: String) -> Bool {
        let bytes = Array(path.utf8)
        guard bytes.count <= limit, !bytes.contains(UInt8(ascii: "\\")) else { return false }
        var rest = bytes[...]
        var slashes = 0
        while let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
            guard isName(rest[..<slash]) else { return false }
            rest = rest[(slash + 1)...]
            slashes += 1
        }
        guard isName(rest) else { return false }
        if bytes.allSatisfy({ (0x20..<0x7F).contains($0) }) { return true }
        return !path.unicodeScalars.contains(where: \.isControl)
            && path.count { $0 == "/" } == slashes
    }

    private static func isName(_ name: ArraySlice<UInt8>) -> Bool {
        let isFolder = name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
        return name.count <= nameLimit && !isFolder
    }

    /// Whether two are the same to the byte: to Swift two spellings of an accented letter are one, to the system two.
    package static func == (left: ArtifactPath, right: ArtifactPath) -> Bool {
        left.description.withBytes { left in right.description.withBytes { left.elementsEqual($0) }
        }
    }

    /// Whether the left one comes first; paths that are equal as strings are ordered by their bytes.
    package static func < (left: ArtifactPath, right: ArtifactPath) -> Bool {
        left.description == right.description
            ? left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
            : left.description < right.description
    }
}

// Paths as bytes, as the system sees them.

extension String {
    package var pathNames: [Substring] {
        utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    }

    /// The path of the folder; empty if the path has none.
    package var parentPath: String {
        utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) } ?? ""
    }

    /// The path relative to a folder above it; nil if it is not below that folder.
    package func below(_ folder: String) -> String? {
        let rest = utf8.dropFirst(folder.utf8.count)
        guard utf8.starts(with: folder.utf8), rest.first == UInt8(ascii: "/"), rest.count > 1 else {
            return nil
        }
        return String(Substring(rest.dropFirst()))
    }
}
