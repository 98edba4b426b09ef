#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension BuildRecord {
    private static let heading = "themepreview record 3"

    /// The record as text: a line for each thing, and a last one with the hash of all others, by which damage is known.
    var text: String {
        var lines = [Self.heading, "made \(moment) \(everything)"]
        lines += inputs.sorted { $0.key < $1.key }.map { "input \($0.value) \($0.key)" }
        lines += outputs.sorted { $0.key < $1.key }.map { path, output in
            "output \(output.stamp.size) \(output.stamp.changed) \(output.stamp.inode) \(output.hash) \(path)"
        }
        lines += files.map { "file \($0)" }
        lines += themes.map { theme in
            let numbers = theme.memory.numbers
            return "theme \(numbers.count) \(numbers.map(String.init).joined(separator: " ")) \(theme.id)"
        }
        lines += gaps.sorted { $0.key < $1.key }.map { path, starts in
            "gaps \(starts.count) \(starts.map { "\($0) " }.joined())\(path)"
        }
        if let catalog { lines.append("catalog \(catalog.key) \(catalog.text)") }
        if let summary = try? JSONEncoder().encode(summary) {
            lines.append("summary \(String(decoding: summary, as: UTF8.self))")
        }
        let text = lines.joined(separator: "\n")
        return "\(text)\n\(Self.ending(of: Array(text.utf8)))"
    }

    /// Reads a record; nil where the bytes are none, or not whole.
    init?(_ bytes: [UInt8]) {
        let newline = UInt8(ascii: "\n")
        guard let end = bytes.lastIndex(of: newline),
            bytes[(end + 1)...].elementsEqual(Self.ending(of: Array(bytes[..<end])).utf8)
        else { return nil }
        self.init()
        var start = 0
        while start <= end, let stop = bytes[start...].firstIndex(of: newline) {
            let line = bytes[start..<stop]
            if start == 0 {
                guard line.elementsEqual(Self.heading.utf8) else { return nil }
            } else if !read(line) {
                return nil
            }
            start = stop + 1
        }
    }

    private static func ending(of text: [UInt8]) -> String { "end \(ContentHash.of(text))" }

    private mutating func read(_ line: ArraySlice<UInt8>) -> Bool {
        var fields = Fields(rest: line)
        switch fields.next().map({ String(decoding: $0, as: UTF8.self) }) {
        case "made":
            guard let moment = fields.number(as: Int64.self), let everything = fields.number(as: UInt64.self) else {
                return false
            }
            (self.moment, self.everything) = (moment, everything)
        case "input":
            guard let hash = fields.number(as: UInt64.self) else { return false }
            inputs[fields.text] = hash
        case "output":
            guard let size = fields.number(as: Int64.self), let changed = fields.number(as: Int64.self),
                let inode = fields.number(as: UInt64.self), let hash = fields.number(as: UInt64.self)
            else { return false }
            outputs[fields.text] = Output(stamp: FileStamp(size: size, changed: changed, inode: inode), hash: hash)
        case "file":
            files.append(fields.text)
        case "theme":
            guard let memory = fields.numbers().flatMap(ThemeMemory.init) else { return false }
            themes.append((fields.text, memory))
        case "gaps":
            guard let starts = fields.numbers(), starts.allSatisfy({ $0 >= 0 }) else { return false }
            gaps[fields.text] = starts
        case "catalog":
            guard let key = fields.number(as: UInt64.self) else { return false }
            catalog = CatalogMemory(key: key, text: fields.text)
        case "summary":
            guard let summary = try? JSONDecoder().decode(BuildSummary.self, from: Data(fields.rest)) else {
                return false
            }
            self.summary = summary
        default: return false
        }
        return true
    }

    /// The parts of a line, the last of which may hold spaces.
    private struct Fields {
        var rest: ArraySlice<UInt8>
        /// What is left of the line.
        var text: String { String(decoding: rest, as: UTF8.self) }

        mutating func next() -> ArraySlice<UInt8>? {
            guard !rest.isEmpty else { return nil }
            let end = rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex
            defer { rest = rest[min(end + 1, rest.endIndex)...] }
            return rest[..<end]
        }

        /// A number of numbers, and these.
        mutating func numbers() -> [Int]? {
            guard let count = number(as: Int.self), (0...1000).contains(count) else { return nil }
            var numbers: [Int] = []
            for _ in 0..<count {
                guard let number = number(as: Int.self) else { return nil }
                numbers.append(number)
            }
            return numbers
        }

        mutating func number<Number: FixedWidthInteger>(as type: Number.Type) -> Number? {
            guard let digits = next(), !digits.isEmpty else { return nil }
            var number: Number = 0
            for byte in digits {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
                let (tens, isTooMuch) = number.multipliedReportingOverflow(by: 10)
                let (sum, overflows) = tens.addingReportingOverflow(Number(byte - UInt8(ascii: "0")))
                if isTooMuch || overflows { return nil }
                number = sum
            }
            return number
        }
    }
}
