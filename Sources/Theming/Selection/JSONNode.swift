import Foundation

/// A value of a JSON document, by which a client's themes are read and stored.
indirect enum JSONNode: Hashable, Sendable {
    case object([String: JSONNode])
    case array([JSONNode])
    case text(String)
    case number(Double)
    case bool(Bool)
    case null

    init(parsing json: Data) throws(JSONAccessError) {
        do {
            self = try JSONDecoder().decode(JSONNode.self, from: json)
        } catch {
            throw .malformed(json.isEmpty ? "the JSON is empty" : "the text is not JSON")
        }
    }

    var kind: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .text: "a string"
        case .number: "a number"
        case .bool: "true or false"
        case .null: "null"
        }
    }
}

extension JSONNode: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSONNode].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONNode].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
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
