public import ColorScience
import Findings
public import ThemeModel

extension JSONValue {
    /// The value at a dotted path, as `Global.backgroundColor`.
    public func value(at path: String) throws(JSONAccessError) -> JSONValue {
        var value = self
        var walked: [String] = []
        for name in path.split(separator: ".").map(String.init) {
            guard case .object(let members) = value else {
                throw .wrongType(path: walked.joined(separator: "."), expected: "an object", found: value.kind)
            }
            walked.append(name)
            guard let next = members[name] else {
                let guess = closestMatch(to: name, among: members.keys.sorted())
                throw .missing(path: walked.joined(separator: "."), suggestion: guess)
            }
            value = next
        }
        return value
    }

    /// The text at a path.
    public func text(at path: String) throws(JSONAccessError) -> String { try value(at: path).text(as: path) }

    /// The number at a path.
    public func number(at path: String) throws(JSONAccessError) -> Double {
        let value = try value(at: path)
        guard case .number(let number) = value else { throw wrongType(value, "a number", at: path) }
        return number
    }

    /// The colour at a path.
    public func color(at path: String) throws(JSONAccessError) -> Color { try value(at: path).color(as: path) }

    /// The dimension at a path.
    public func dimension(at path: String) throws(JSONAccessError) -> Dimension {
        let text = try text(at: path)
        do throws(ExpressionError) {
            return try Dimension(parsing: text)
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

    /// An item of the list at a path.
    public func item(_ index: Int, at path: String) throws(JSONAccessError) -> JSONValue {
        let value = try value(at: path)
        guard case .array(let items) = value else { throw wrongType(value, "a list", at: path) }
        guard items.indices.contains(index) else {
            throw .outOfRange(path: path, index: index, count: items.count)
        }
        return items[index]
    }

    private func text(as path: String) throws(JSONAccessError) -> String {
        guard case .text(let text) = self else { throw wrongType(self, "a text", at: path) }
        return text
    }

    /// The value as a colour; `path` is where it is.
    func color(as path: String) throws(JSONAccessError) -> Color {
        let text = try text(as: path)
        do throws(ColorParsingError) {
            return try Color(parsing: text)
        } catch {
            throw .invalid(path: path, message: error.message)
        }
    }

    private func wrongType(_ value: JSONValue, _ expected: String, at path: String) -> JSONAccessError {
        .wrongType(path: path, expected: expected, found: value.kind)
    }
}
