/// One file to be written, in memory.
public struct Artifact: Hashable, Sendable {
    /// Where it belongs, below the output folder.
    public var path: ArtifactPath
    /// Its bytes.
    public var bytes: [UInt8]

    /// Makes an artifact of bytes.
    public init(path: ArtifactPath, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Makes an artifact of text, as UTF-8.
    public init(path: ArtifactPath, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
}

/// A path that stays below the output folder, whatever it was made from.
///
/// It is relative, has `/` between its parts, and none of them is empty, `.`, `..` or holds a control character or `\`.
/// To Swift a `/` with a combining mark is no `/`, and to the system it is: such a path is refused as well.
public struct ArtifactPath: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The path as text.
    public let description: String

    /// Checks a path; nil when it could lead out of the output folder.
    public init?(_ path: String) {
        guard !path.isEmpty, path.utf8.count <= 1024, Self.parts(of: path).allSatisfy(Self.isSafe) else { return nil }
        description = path
    }

    /// What lies between `/`; as bytes where every byte is a character, which is faster.
    private static func parts(of path: String) -> [Substring] {
        guard path.utf8.allSatisfy({ $0 < 0x80 }) else {
            return path.split(separator: "/", omittingEmptySubsequences: false)
        }
        return path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map { Substring($0) }
    }

    private static func isSafe(_ part: Substring) -> Bool {
        guard !part.isEmpty, part != ".", part != "..", part.utf8.count <= 255 else { return false }
        return part.utf8.allSatisfy(isPlain)
            || part.unicodeScalars.allSatisfy {
                $0 != "\\" && $0 != "/" && $0.properties.generalCategory != .control
            }
    }

    /// Whether a byte is printable ASCII and no `\` or `/`.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "/")
    }

    /// Whether the left one comes first.
    public static func < (left: ArtifactPath, right: ArtifactPath) -> Bool { left.description < right.description }
}
