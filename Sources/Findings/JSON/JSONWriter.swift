/// JSON in the making: values are written one after the other, with commas between them.
package struct JSONWriter {
    /// Where lines are broken.
    package enum Layout: Sendable {
        /// Nowhere.
        case line
        /// Before every value that is not inside another one.
        case rows
        /// Before every value that is inside another one, with two spaces a level.
        case indented
    }

    /// What was written so far, as UTF-8.
    package private(set) var bytes: [UInt8] = []
    private let layout: Layout
    /// How many values are open.
    private var level = 0
    private var isBehindKey = false
    private var isBehindValue = false

    /// Begins with nothing; `capacity` is about how many bytes there will be.
    package init(_ layout: Layout = .line, capacity: Int = 0) {
        self.layout = layout
        bytes.reserveCapacity(capacity)
    }
}

extension JSONWriter {
    /// Writes an object, the members of which are left to `members`.
    package mutating func object(_ members: (inout JSONWriter) -> Void) { write(between: ("{", "}"), members) }

    /// Writes a list, the items of which are left to `items`.
    package mutating func list(_ items: (inout JSONWriter) -> Void) { write(between: ("[", "]"), items) }

    /// Writes a truth value.
    package mutating func add(_ value: Bool) {
        begin()
        bytes.append(constant: value ? "true" : "false")
        isBehindValue = true
    }

    /// Writes a whole number.
    package mutating func add(_ value: Int) {
        begin()
        bytes.append(text: value.description)
        isBehindValue = true
    }

    /// Writes a number in full precision; one that JSON cannot write becomes null.
    package mutating func add(_ value: Double) {
        if value == value.rounded() && abs(value) < 1e15 { return add(Int(value)) }
        begin()
        if value.isFinite { bytes.append(text: value.description) } else { bytes.append(constant: "null") }
        isBehindValue = true
    }

    /// Writes a text.
    package mutating func add(_ value: String) {
        begin()
        write(value)
        isBehindValue = true
    }

    /// Begins a member, whose value is to come; the name is printable ASCII without `"` and `\`.
    package mutating func key(_ name: StaticString) {
        begin()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(constant: name)
        bytes.append(UInt8(ascii: "\""))
        endKey()
    }

    /// Begins a member, whose value is to come.
    package mutating func key(escaping name: String) {
        begin()
        write(name)
        endKey()
    }
}

extension JSONWriter {
    /// Writes a member.
    package mutating func member(_ name: StaticString, _ value: Bool) {
        key(name)
        add(value)
    }

    /// Writes a member.
    package mutating func member(_ name: StaticString, _ value: Int) {
        key(name)
        add(value)
    }

    /// Writes a member, where it has a value.
    package mutating func member(_ name: StaticString, _ value: Double?) {
        guard let value else { return }
        key(name)
        add(value)
    }

    /// Writes a member, where it has a value.
    package mutating func member(_ name: StaticString, _ value: String?) {
        guard let value else { return }
        key(name)
        add(value)
    }

    /// Writes a member that is a list of texts.
    package mutating func member(_ name: StaticString, _ values: [String]) {
        key(name)
        list { for value in values { $0.add(value) } }
    }

    /// Writes a member, where it has a value.
    package mutating func member(_ name: StaticString, _ value: (some JSONWritable)?) {
        guard let value else { return }
        key(name)
        value.write(to: &self)
    }
}

extension JSONWriter {
    /// Writes what stands before a value or a member.
    private mutating func begin() {
        if isBehindKey {
            isBehindKey = false
            return
        }
        if isBehindValue { bytes.append(UInt8(ascii: ",")) }
        switch layout {
        case .line: break
        case .rows: if level == 0 { bytes.append(UInt8(ascii: "\n")) }
        case .indented: if level > 0 { breakLine() }
        }
    }

    private mutating func endKey() {
        bytes.append(UInt8(ascii: ":"))
        if layout == .indented { bytes.append(UInt8(ascii: " ")) }
        isBehindKey = true
    }

    private mutating func breakLine() {
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: " "), count: 2 * level)
    }

    private mutating func write(
        between brackets: (open: Unicode.Scalar, close: Unicode.Scalar), _ content: (inout JSONWriter) -> Void
    ) {
        begin()
        bytes.append(UInt8(ascii: brackets.open))
        (level, isBehindValue) = (level + 1, false)
        content(&self)
        level -= 1
        if layout == .indented && isBehindValue { breakLine() }
        bytes.append(UInt8(ascii: brackets.close))
        isBehindValue = true
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            if utf8.allSatisfy(Self.isPlain) { return bytes += utf8 }
            for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars { bytes += Self.escaped(scalar).utf8 }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Whether a byte is printable ASCII that stands for itself.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte &- 0x20 < 0x5F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        default:
            guard scalar.properties.generalCategory == .control else { return String(scalar) }
            let hex = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        }
    }
}
