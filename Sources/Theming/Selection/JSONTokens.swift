public import ColorScience
public import Foundation
import SourceText
public import ThemeModel

/// The values of a JSON document, read by dotted paths: `Global.backgroundColor`, `Global.bars.0`.
public struct JSONTokens: Hashable, Sendable {
    let value: JSONNode

    /// Reads JSON.
    public init(json: Data) throws(JSONAccessError) {
        value = try JSONNode(parsing: json)
    }

    /// The text at a path.
    public func text(at path: String) throws(JSONAccessError) -> String {
        try value.value(at: path).text(as: path)
    }

    /// The number at a path.
    public func number(at path: String) throws(JSONAccessError) -> Double {
        let value = try value.value(at: path)
        guard case .number(let number) = value else {
            throw .wrongType(path: path, expected: "a number", found: value.kind)
        }
        return number
    }

    /// The colour at a path.
    public func color(at path: String) throws(JSONAccessError) -> Color {
        try value.value(at: path).color(as: path)
    }

    /// The dimension at a path.
    public func dimension(at path: String) throws(JSONAccessError) -> ThemeModel.Dimension {
        let text = try text(at: path)
        do throws(ExpressionError) {
            return try ThemeModel.Dimension(parsing: text)
        } catch {
            throw .invalid(path: path, message: error.message)
        }
    }

    /// The font at a path, written as `Georgia-Bold,14`.
    public func font(at path: String) throws(JSONAccessError) -> FontDescriptor {
        let text = try text(at: path)
        do throws(FontNameError) {
            return try FontDescriptor(parsing: text)
        } catch {
            throw .invalid(path: path, message: error.description)
        }
    }
}

/// The reason why a JSON document has no such value.
public enum JSONAccessError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text is no JSON.
    case malformed(String)
    /// There is no value at a path.
    case missing(path: String, suggestion: String?)
    /// The value at a path has another type.
    case wrongType(path: String, expected: String, found: String)
    /// The text at a path is not a valid value.
    case invalid(path: String, message: String)
    /// An array at a path has no such item.
    case outOfRange(path: String, index: Int, count: Int)

    /// The problem in a sentence.
    public var description: String {
        switch self {
        case .malformed(let message): message
        case .missing(let path, let suggestion):
            "\(path): there is no such value" + (suggestion.map { ", \(didYouMean($0))" } ?? "")
        case .wrongType(let path, let expected, let found):
            "\(path.isEmpty ? "" : "\(path): ")expected \(expected), found \(found)"
        case .invalid(let path, let message): "\(path): \(message)"
        case .outOfRange(let path, let index, let count):
            "\(path): there is no item \(index) in an array of \(count)"
        }
    }
}

extension JSONAccessError: LocalizedError {
    /// The problem in a sentence, for an application that shows it.
    public var errorDescription: String? {
        description
    }
}

extension JSONNode {
    func value(at path: String) throws(JSONAccessError) -> JSONNode {
        var value = self
        var walked = ""
        for name in path.split(separator: ".").map(String.init) {
            value = try value.member(name, at: walked)
            walked += walked.isEmpty ? name : ".\(name)"
        }
        return value
    }

    private func member(_ name: String, at path: String) throws(JSONAccessError) -> JSONNode {
        switch self {
        case .object(let members):
            guard let member = members[name] else {
                let guess = closestMatch(to: name, among: members.keys.sorted())
                throw .missing(path: path.isEmpty ? name : "\(path).\(name)", suggestion: guess)
            }
            return member
        case .array(let items):
            guard let index = Int(name) else {
                throw .wrongType(path: path, expected: "an object", found: kind)
            }
            guard items.indices.contains(index) else {
                throw .outOfRange(path: path, index: index, count: items.count)
            }
            return items[index]
        default: throw .wrongType(path: path, expected: "an object", found: kind)
        }
    }

    func text(as path: String) throws(JSONAccessError) -> String {
        guard case .text(let text) = self else {
            throw .wrongType(path: path, expected: "a string", found: kind)
        }
        return text
    }

    func color(as path: String) throws(JSONAccessError) -> Color {
        let text = try text(as: path)
        do throws(ColorParsingError) {
            return try Color(parsing: text)
        } catch {
            throw .invalid(path: path, message: error.message)
        }
    }
}
