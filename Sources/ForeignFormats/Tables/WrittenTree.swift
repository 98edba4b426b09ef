import ColorScience
import SourceText
import SourceTrees
import ThemeFormats
import ThemeModel

/// Keys and values of a file that is written by a table, in their order.
struct WrittenTree {
    enum Value {
        case text(String)
        /// A colour, and for values of two words the one before it.
        case color(SRGB8, over: SRGB8?)
    }

    indirect enum Node {
        case value(Value)
        case table(WrittenTree)
    }

    private(set) var members: Table<Node> = [:]

    mutating func set(_ path: some Collection<String>, to value: Value) {
        guard let first = path.first else { return }
        let rest = path.dropFirst()
        if rest.isEmpty {
            members[first] = .value(value)
        } else {
            var inner = WrittenTree()
            if case .table(let known)? = members[first] { inner = known }
            inner.set(Array(rest), to: value)
            members[first] = .table(inner)
        }
    }

    /// The keys of a list are numbers from 0.
    private var isList: Bool {
        members.names.enumerated().allSatisfy { $1 == "\($0)" } && !members.isEmpty
    }

    func text(in mapping: Mapping) -> String {
        switch mapping.container {
        case "lines": lines(mapping, section: nil)
        case "toml": toml(mapping, path: [])
        case "plist": propertyList(mapping)
        case "json": WrittenTree.indented(json(mapping)) + "\n"
        default: YAMLWriter.text(of: pairs(mapping))
        }
    }

    private static func notation(_ value: Value, _ mapping: Mapping) -> String {
        guard case .color(let color, let background) = value else {
            if case .text(let text) = value { return text }
            return ""
        }
        let digits = [background, color].compactMap(\.self).map { color in
            switch mapping.syntax.digits {
            case .bare, .unpadded: String(color.hex.dropFirst())
            case .decimal: "\(color.red),\(color.green),\(color.blue)"
            case .css, .hex, .x11, .components: color.hex
            }
        }
        return digits.joined(separator: " ")
    }

    /// The value with spaces for line breaks and control characters.
    private static func line(_ value: Value, _ mapping: Mapping) -> String {
        notation(value, mapping).unicodeScalars.map {
            $0.properties.isWhitespace || $0.value < 0x20 ? " " : String($0)
        }
        .joined()
    }

    private func lines(_ mapping: Mapping, section: String?) -> String {
        var text = ""
        for (key, node) in members {
            guard case .value(let value) = node else { continue }
            text += key + mapping.separator + Self.line(value, mapping) + "\n"
        }
        for (key, node) in members {
            guard case .table(let table) = node else { continue }
            if section == nil, mapping.repeated == key {
                for (number, node) in table.members {
                    guard case .value(let value) = node else { continue }
                    text += "\(key)\(mapping.separator)\(number)=\(Self.line(value, mapping))\n"
                }
            } else {
                text +=
                    (text.isEmpty ? "" : "\n") + "[\(key)]\n" + table.lines(mapping, section: key)
            }
        }
        return text
    }

    private func toml(_ mapping: Mapping, path: [String]) -> String {
        var pairs = ""
        var tables = ""
        for (key, node) in members {
            switch node {
            case .value(let value): pairs += "\(key) = \(Self.quoted(value, mapping))\n"
            case .table(let table) where table.isList:
                let items = table.members.map { _, node in
                    if case .value(let value) = node { Self.quoted(value, mapping) } else { "\"\"" }
                }
                pairs += "\(key) = [\(items.joined(separator: ", "))]\n"
            case .table(let table): tables += table.toml(mapping, path: path + [key])
            }
        }
        let header = path.isEmpty || pairs.isEmpty ? "" : "\n[\(path.joined(separator: "."))]\n"
        return header + pairs + tables
    }

    private static func quoted(_ value: Value, _ mapping: Mapping) -> String {
        JSONValue.string(notation(value, mapping)).compact
    }

    private func pairs(_ mapping: Mapping) -> [(key: String, value: JSONValue)] {
        members.map { key, node in
            switch node {
            case .value(let value): (key, .string(Self.notation(value, mapping)))
            case .table(let table): (key, table.json(mapping))
            }
        }
    }

    private func json(_ mapping: Mapping) -> JSONValue {
        isList ? .list(pairs(mapping).map(\.value)) : .object(pairs(mapping))
    }

    /// A member to a line, one level deep.
    private static func indented(_ value: JSONValue) -> String {
        guard case .object(let members) = value else { return value.compact }
        return "{\n"
            + members.map { "  \(JSONValue.string($0).compact): \($1.compact)" }.joined(
                separator: ",\n"
            )
            + "\n}"
    }

    private func propertyList(_ mapping: Mapping) -> String {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>

            """
        for (key, node) in members {
            guard case .value(.color(let color, _)) = node else { continue }
            text +=
                "\t<key>\(key)</key>\n\t<dict>\n\t\t<key>Color Space</key>\n\t\t<string>sRGB</string>\n"
            for (name, channel) in [
                ("Red", color.red), ("Green", color.green), ("Blue", color.blue),
            ] {
                text +=
                    "\t\t<key>\(name) Component</key>\n\t\t<real>\(Double(channel) / 255)</real>\n"
            }
            text += "\t</dict>\n"
        }
        return text + "</dict>\n</plist>\n"
    }
}
