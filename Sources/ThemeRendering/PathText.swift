import Findings

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// Paths as the system has them: bytes, with `/` between the names.

extension String {
    /// The path of what lies in a folder: both with a `/` between them.
    package init(of name: String, in folder: String) {
        self = name.withBytes { name in
            folder.withBytes { folder in
                String(unsafeUninitializedCapacity: folder.count + 1 + name.count) { path in
                    let slash = path[...].initialize(fromContentsOf: folder)
                    path[slash] = UInt8(ascii: "/")
                    _ = path[(slash + 1)...].initialize(fromContentsOf: name)
                    return folder.count + 1 + name.count
                }
            }
        }
    }

    /// The names that a path is made of.
    package var pathNames: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) }

    /// The path of the folder that something lies in; empty where the path names none.
    package var parentPath: String { utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) } ?? "" }

    /// The rest of the path of what lies below a folder; nil where it does not.
    package func below(_ folder: String) -> String? {
        withBytes { path in
            folder.withBytes { folder in
                guard path.count > folder.count + 1, path[folder.count] == UInt8(ascii: "/"),
                    UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(path)[..<folder.count])
                        .hasBytes(of: UnsafeRawBufferPointer(folder))
                else { return nil }
                return String(decoding: UnsafeBufferPointer(rebasing: path[(folder.count + 1)...]), as: UTF8.self)
            }
        }
    }

    /// Whether two texts are the same to the byte: to Swift, two spellings of an accented letter are one, and to the system two.
    package func hasBytes(of other: String) -> Bool {
        withBytes { left in
            other.withBytes { right in UnsafeRawBufferPointer(left).hasBytes(of: UnsafeRawBufferPointer(right)) }
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Whether two buffers hold the same bytes.
    package func hasBytes(of other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count, let start = baseAddress, let otherStart = other.baseAddress else {
            return count == other.count
        }
        return memcmp(start, otherStart, count) == 0
    }
}
