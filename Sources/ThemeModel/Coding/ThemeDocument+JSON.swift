#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Why a theme document could not be read, and where.
public struct ThemeDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the value, as `colors.text`; empty for the whole document.
    public let path: String
    /// What is wrong, without a full stop.
    public let message: String

    /// The path and what is wrong.
    public var description: String { path.isEmpty ? message : "\(path): \(message)" }

    /// Says it of an error of a decoder.
    public init(_ error: any Error) {
        switch error as? DecodingError {
        case .typeMismatch(let type, let context):
            (path, message) = (UnknownKeys.text(of: context.codingPath), "expected \(Self.word(for: type))")
        case .valueNotFound(let type, let context):
            (path, message) = (UnknownKeys.text(of: context.codingPath), "expected \(Self.word(for: type)), found null")
        case .keyNotFound(let key, let context):
            let path = UnknownKeys.text(of: context.codingPath)
            let isNamed = context.codingPath.last?.stringValue == key.stringValue
            self.path = isNamed || path.isEmpty ? (path.isEmpty ? key.stringValue : path) : "\(path).\(key.stringValue)"
            message = isNamed ? context.debugDescription : "'\(key.stringValue)' is missing"
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            (path, message) = ("", "the text is not JSON")
        case .dataCorrupted(let context):
            (path, message) = (UnknownKeys.text(of: context.codingPath), context.debugDescription)
        default: (path, message) = ("", "the document cannot be read: \(error)")
        }
    }

    private static func word(for type: Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Double.Type, is Int.Type: "a number"
        case is Bool.Type: "true or false"
        case is any Sequence.Type where !(type is any ExpressibleByDictionaryLiteral.Type): "a list"
        default: "an object"
        }
    }
}

extension ThemeDocument {
    /// Reads a document from JSON.
    public init(json: Data, unknownKeys: UnknownKeys = .refuse) throws(ThemeDocumentError) {
        let decoder = JSONDecoder()
        if let key = UnknownKeys.userInfoKey { decoder.userInfo[key] = unknownKeys }
        do {
            self = try decoder.decode(ThemeDocument.self, from: json)
        } catch {
            throw ThemeDocumentError(error)
        }
    }

    /// The document as JSON, its keys in alphabetical order: equal documents give equal bytes.
    public var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }
}
