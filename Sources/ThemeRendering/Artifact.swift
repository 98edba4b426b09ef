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
        guard !path.isEmpty, path.utf8.count <= 1024, Self.isPlain(path) || Self.parts(of: path).allSatisfy(Self.isSafe)
        else { return nil }
        description = path
    }

    private static func parts(of path: String) -> [Substring] {
        path.split(separator: "/", omittingEmptySubsequences: false)
    }

    /// Whether a path is printable ASCII and safe: what nearly all are, found out without taking it apart.
    private static func isPlain(_ path: String) -> Bool {
        var (length, dots) = (0, 0)
        for byte in path.utf8 {
            if byte == UInt8(ascii: "/") {
                if length == dots && length <= 2 { return false }
                (length, dots) = (0, 0)
                continue
            }
            guard isPlain(byte), length < 255 else { return false }
            length += 1
            if byte == UInt8(ascii: ".") { dots += 1 }
        }
        return length > dots || length > 2
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
