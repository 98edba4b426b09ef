/// JSON in the making: values are written one after the other, with commas between them.
package struct JSONWriter: ~Copyable {
    /// Where lines are broken.
    package enum Layout: Sendable {
        /// Nowhere.
        case line
        /// Before every value that is not inside another one.
        case rows
        /// Before every value that is inside another one, with two spaces a level.
        case indented
    }

    private var bytes: ByteWriter
    private let layout: Layout
    /// How many values are open.
    private var level = 0
    private var isBehindKey = false
    private var isBehindValue = false

    /// Begins with nothing; `capacity` is about how many bytes there will be.
    package init(_ layout: Layout = .line, capacity: Int = 0) {
        self.layout = layout
        bytes = ByteWriter(capacity: capacity)
    }

    /// All that was written, as UTF-8.
    package consuming func finish() -> [UInt8] { bytes.take() }
}

extension JSONWriter {
    /// Writes an object, the members of which are left to `members`.
    package mutating func object(_ members: (inout JSONWriter) -> Void) { write(between: ("{", "}"), members) }

    /// Writes a list, the items of which are left to `items`.
    package mutating func list(_ items: (inout JSONWriter) -> Void) { write(between: ("[", "]"), items) }

    /// Writes that there is nothing.
    package mutating func addNull() {
        begin()
        bytes.append(constant: "null")
        isBehindValue = true
    }

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
        write(value)
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
        for _ in 0..<2 * level { bytes.append(UInt8(ascii: " ")) }
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

    /// Writes a number that is not whole, as briefly as it can be read again.
    private mutating func write(_ value: Double) {
        let tenths = value * 10
        if tenths > 0 && tenths < 1e15 && tenths == tenths.rounded() && tenths / 10 == value {
            // Limits such as 4.5 stand in every row.
            let (whole, digit) = Int(tenths).quotientAndRemainder(dividingBy: 10)
            bytes.append(text: whole.description)
            bytes.append(UInt8(ascii: "."))
            bytes.append(UInt8(ascii: "0") + UInt8(digit))
        } else if value.isFinite {
            bytes.append(text: value.description)
        } else {
            bytes.append(constant: "null")
        }
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        text.withBytes { utf8 in
            if Self.isPlain(utf8) { return bytes.append(utf8) }
            for scalar in text.unicodeScalars { bytes.append(text: Self.escaped(scalar)) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Whether a text is all printable ASCII that stands for itself.
    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let text = UnsafeRawBufferPointer(text)
        let whole = text.count & ~7
        for place in stride(from: 0, to: whole, by: 8) {
            guard isPlain(text.loadUnaligned(fromByteOffset: place, as: UInt64.self)) else { return false }
        }
        return isPlain(text[whole...].reduce(UInt64(repeating: UInt8(ascii: " "))) { $0 << 8 | UInt64($1) })
    }

    /// The same for eight bytes at once: where one of them is another, the top bit of a byte is left.
    private static func isPlain(_ bytes: UInt64) -> Bool {
        func hasZero(_ bytes: UInt64) -> UInt64 { (bytes &- UInt64(repeating: 1)) & ~bytes }
        let control = (bytes &- UInt64(repeating: 0x20)) & ~bytes
        let high = bytes | (bytes &+ UInt64(repeating: 1))
        let quotes = hasZero(bytes ^ UInt64(repeating: UInt8(ascii: "\"")))
        let slashes = hasZero(bytes ^ UInt64(repeating: UInt8(ascii: "\\")))
        return (control | high | quotes | slashes) & UInt64(repeating: 0x80) == 0
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

extension UInt64 {
    /// Eight times the same byte.
    fileprivate init(repeating byte: UInt8) { self = UInt64(byte) * 0x0101_0101_0101_0101 }
}
