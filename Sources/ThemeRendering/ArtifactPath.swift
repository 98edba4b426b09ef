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
        guard path.utf8.count <= Self.limit else { return nil }
        let isSafe = path.withBytes(Self.hasSafeParts) ?? (Self.hasSafeParts(path) && Self.isCutAlike(path))
        guard isSafe else { return nil }
        description = path
    }

    /// Takes a path that the program itself has made up.
    package init(ours path: String) {
        guard let path = ArtifactPath(path) else {
            preconditionFailure("'\(path)' could lead out of the output folder")
        }
        self = path
    }

    /// Takes a path that is known to be safe.
    private init(safe path: String) { description = path }

    /// The folder that it lies in; nil at the top.
    package var parent: ArtifactPath? {
        description.utf8.lastIndex(of: UInt8(ascii: "/")).map { ArtifactPath(safe: String(description[..<$0])) }
    }

    /// A path within this one; nil where both together could lead out of the output folder, or are too long.
    package func appending(_ other: ArtifactPath) -> ArtifactPath? {
        let path = String(of: other.description, in: description)
        // Beside some characters a `/` is a part of them.
        let isPlain = [description.utf8.last, other.description.utf8.first].allSatisfy { $0.map { $0 < 0x80 } ?? false }
        return isPlain && path.utf8.count <= Self.limit ? ArtifactPath(safe: path) : ArtifactPath(path)
    }

    /// How many bytes a path may have.
    package static let limit = 1024
    /// How many bytes a part of a path may have.
    static let nameLimit = 255

    /// Whether an ASCII path is safe, as nearly all are; nil where it holds anything else.
    private static func hasSafeParts(_ path: UnsafeBufferPointer<UInt8>) -> Bool? {
        var (length, dots) = (0, 0)
        for byte in path {
            switch byte {
            case 0x80...: return nil
            case UInt8(ascii: "/"):
                guard isName(length, dots) else { return false }
                (length, dots) = (0, 0)
            case UInt8(ascii: "\\"), 0..<0x20, 0x7F: return false
            default:
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        return isName(length, dots)
    }

    private static func hasSafeParts(_ path: String) -> Bool {
        var (length, dots) = (0, 0)
        for scalar in path.unicodeScalars {
            if scalar == "/" {
                guard isName(length, dots) else { return false }
                (length, dots) = (0, 0)
                continue
            }
            if scalar == "\\" || isControl(scalar) { return false }
            length += UTF8.width(scalar)
            if scalar == "." { dots += 1 }
        }
        return isName(length, dots)
    }

    /// Whether a part of so many bytes, so many of them dots, may be a file's name: not nothing, `.` or `..`.
    private static func isName(_ length: Int, _ dots: Int) -> Bool {
        length <= nameLimit && (length > dots || length > 2)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar.value < 0x20 || scalar.value == 0x7F : scalar.properties.generalCategory == .control
    }

    /// Whether Swift sees just the `/` that the system sees.
    private static func isCutAlike(_ path: String) -> Bool {
        path.count { $0 == "/" } == path.utf8.count { $0 == UInt8(ascii: "/") }
    }

    /// Whether two are the same to the byte.
    public static func == (left: ArtifactPath, right: ArtifactPath) -> Bool {
        left.description.hasBytes(of: right.description)
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) {
        description.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// Whether the left one comes first, also where Swift takes two for equal that are spelt with other bytes.
    public static func < (left: ArtifactPath, right: ArtifactPath) -> Bool {
        left.description == right.description
            ? left.description.utf8.lexicographicallyPrecedes(right.description.utf8)
            : left.description < right.description
    }
}
