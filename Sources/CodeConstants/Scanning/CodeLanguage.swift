/// The languages whose constants are read.
package enum CodeLanguage: String, Sendable {
    case swift
    case kotlin

    init?(ending: Substring) {
        switch ending {
        case "swift": self = .swift
        case "kt", "kts": self = .kotlin
        default: return nil
        }
    }

    /// The types that are colours.
    static let colorTypes: Set<String> = ["Color", "UIColor", "NSColor", "CGColor"]

    /// The path before a bracket or a brace is a colour's type, or `.init` of one that is not named.
    static func makesColor(_ path: [String]) -> Bool {
        let type = path.last == "init" ? path.dropLast().last : path.last
        return type.map(colorTypes.contains) ?? (path == ["init"])
    }

    /// The colours that every platform has by name.
    static let named: [String: String] = [
        "white": "white", "black": "black", "clear": "transparent", "White": "white",
        "Black": "black", "Transparent": "transparent",
    ]
}
