#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension BuildRecord {
    private static let heading = "themepreview record 4"

    /// The record as text: a line for each thing, and a last one with the hash of all others, by which damage is known.
    var text: String {
        var lines = [Self.heading, "made \(everything)"]
        lines += inputs.sorted { $0.key < $1.key }.map { "input \($0.value) \($0.key)" }
        lines += outputs.map { output in
            let stamp = output.stamp ?? FileStamp(size: 0, changed: 0, inode: 0)
            return "output \(stamp.size) \(stamp.changed) \(stamp.inode) \(output.hash) \(output.path)"
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
        var text = lines.joined(separator: "\n")
        text += text.withUTF8 { "\nend \(ContentHash.of($0))" }
        return text
    }

    /// Reads a record; nil where the bytes are none, or not whole.
    init?(_ bytes: some ContiguousBytes) {
        self.init()
        guard bytes.withUnsafeBytes({ read($0) }) else { return nil }
    }

    private mutating func read(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let end = bytes.lastIndex(of: RecordLine.newline) else { return false }
        let body = UnsafeRawBufferPointer(rebasing: bytes[..<end])
        var last = RecordLine(UnsafeRawBufferPointer(rebasing: bytes[(end + 1)...]))
        guard last.word() == "end", last.number(as: UInt64.self) == ContentHash.of(body), last.isAtEnd else {
            return false
        }
        var lines = body.split(separator: RecordLine.newline, omittingEmptySubsequences: false)[...]
        guard lines.popFirst()?.elementsEqual(Self.heading.utf8) ?? false else { return false }
        return lines.allSatisfy { read(RecordLine(UnsafeRawBufferPointer(rebasing: $0))) }
    }

    private mutating func read(_ line: RecordLine) -> Bool {
        var line = line
        switch line.word() {
        case "made":
            guard let everything = line.number(as: UInt64.self) else { return false }
            self.everything = everything
        case "input":
            guard let hash = line.number(as: UInt64.self) else { return false }
            inputs[line.rest] = hash
        case "output":
            guard let size = line.number(as: Int64.self), let changed = line.number(as: Int64.self),
                let inode = line.number(as: UInt64.self), let hash = line.number(as: UInt64.self)
            else { return false }
            let stamp = inode == 0 ? nil : FileStamp(size: size, changed: changed, inode: inode)
            outputs.append(Output(path: line.rest, stamp: stamp, hash: hash))
        case "file":
            files.append(line.rest)
        case "theme":
            guard let memory = line.numbers().flatMap(ThemeMemory.init) else { return false }
            themes.append((line.rest, memory))
        case "gaps":
            guard let starts = line.numbers(), starts.allSatisfy({ $0 >= 0 }) else { return false }
            gaps[line.rest] = starts
        case "catalog":
            guard let key = line.number(as: UInt64.self) else { return false }
            catalog = CatalogMemory(key: key, text: line.rest)
        case "summary":
            guard let summary = try? JSONDecoder().decode(BuildSummary.self, from: Data(line.rest.utf8)) else {
                return false
            }
            self.summary = summary
        default: return false
        }
        return true
    }
}
