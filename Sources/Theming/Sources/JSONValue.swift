import Findings
public import Foundation

/// A JSON document as a value, read by dotted paths.
public indirect enum JSONValue: Hashable, Sendable {
    /// Values by name.
    case object([String: JSONValue])
    /// Values one after the other.
    case array([JSONValue])
    /// A string.
    case text(String)
    /// A number, as the nearest that a `Double` can hold.
    case number(Double)
    /// `true` or `false`.
    case bool(Bool)
    /// `null`.
    case null

    /// Reads JSON.
    public init(parsing json: Data) throws(JSONAccessError) {
        do {
            self = try JSONDecoder().decode(JSONValue.self, from: json)
        } catch {
            throw .malformed(json.isEmpty ? "there is nothing to read" : "the text is not JSON")
        }
    }

    /// The value's kind in a word.
    var kind: String {
        switch self {
        case .object: "an object"
        case .array: "a list"
        case .text: "a text"
        case .number: "a number"
        case .bool: "true or false"
        case .null: "null"
        }
    }
}

extension JSONValue: Codable {
    /// Reads any value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// Writes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .object(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .bool(let value): try container.encode(value)
        case .null: try container.encodeNil()
        }
    }
}

/// Why there is no such value in a JSON document.
public enum JSONAccessError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text is no JSON.
    case malformed(String)
    /// Nothing is at a path.
    case missing(path: String, suggestion: String?)
    /// Something else is at a path.
    case wrongType(path: String, expected: String, found: String)
    /// The text at a path does not say what it should.
    case invalid(path: String, message: String)
    /// A list at a path has no such item.
    case outOfRange(path: String, index: Int, count: Int)

    /// What is wrong, in a sentence.
    public var description: String {
        switch self {
        case .malformed(let message): message
        case .missing(let path, let suggestion):
            "\(path): nothing is there" + (suggestion.map { ", \(didYouMean($0))" } ?? "")
        case .wrongType(let path, let expected, let found):
            "\(path.isEmpty ? "" : "\(path): ")expected \(expected), found \(found)"
        case .invalid(let path, let message): "\(path): \(message)"
        case .outOfRange(let path, let index, let count): "\(path): there is no item \(index) in a list of \(count)"
        }
    }
}

extension JSONAccessError: LocalizedError {
    /// What is wrong, in a sentence, for an application that shows it.
    public var errorDescription: String? { description }
}
