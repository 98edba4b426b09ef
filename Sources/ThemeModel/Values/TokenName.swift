import Findings

/// The rules for names that become part of a CSS custom property.
package enum TokenName {
    /// Whether `name` is made of letters, digits, `-` and `_`, and of `.` between its groups.
    package static func isValid(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return name.utf8.count <= 128 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isWordByte) }
    }

    /// Whether `name` is such a name without groups.
    package static func isWord(_ name: String) -> Bool { isValid(name) && !name.utf8.contains(UInt8(ascii: ".")) }

    /// The name as part of a custom property: `sky.500` is `sky-500`.
    package static func css(_ name: String) -> String {
        let point = UInt8(ascii: ".")
        guard name.utf8.contains(point) else { return name }
        return String(decoding: name.utf8.map { $0 == point ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
}
