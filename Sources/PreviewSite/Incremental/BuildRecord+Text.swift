#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension BuildRecord {
    private static let heading = "themepreview record 5"

    /// The record as bytes: a line for each thing, and a last one with the hash of all others, by which damage is known.
    ///
    /// Nil where something cannot be written in lines: a name with the end of a line in it.
    var bytes: [UInt8]? {
        var text = RecordText()
        text.add(Self.heading)
        text.add("made", [everything])
        for (name, hash) in inputs.sorted(by: { $0.key < $1.key }) { text.add("input", [hash], rest: name) }
        for output in outputs {
            let stamp = output.stamp ?? FileStamp(size: 0, modified: 0, changed: 0, inode: 0)
            let numbers = [stamp.size, stamp.modified, stamp.changed].map { UInt64(clamping: $0) }
            text.add("output", numbers + [stamp.inode, output.hash], rest: output.path)
        }
        for file in files { text.add("file", rest: file) }
        for theme in themes { text.add("theme", Self.counted(theme.memory.numbers), rest: theme.id) }
        for (path, starts) in gaps.sorted(by: { $0.key < $1.key }) {
            text.add("gaps", Self.counted(starts), rest: path)
        }
        catalog?.add(to: &text)
        if let summary = try? JSONEncoder().encode(summary) {
            text.add("summary", rest: String(decoding: summary, as: UTF8.self))
        }
        text.add("end", [ContentHash.of(text.bytes)])
        return text.isBroken ? nil : text.bytes
    }

    private static func counted(_ numbers: [Int]) -> [UInt64] {
        [UInt64(numbers.count)] + numbers.map { UInt64(clamping: $0) }
    }

    /// Reads a record; nil where the bytes are none, or not whole.
    init?(_ bytes: some ContiguousBytes) {
        self.init()
        guard bytes.withUnsafeBytes({ read($0) }) else { return nil }
    }

    private mutating func read(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var lines = RecordLine.lines(of: bytes)
        guard bytes.last == RecordLine.newline, var last = lines.popLast(), last.word() == "end",
            let hash = last.number(as: UInt64.self), last.isAtEnd,
            hash == ContentHash.of(UnsafeRawBufferPointer(rebasing: bytes[..<(bytes.count - last.count - 1)])),
            lines.first?.rest == "\(Self.heading) "
        else { return false }
        return lines.dropFirst().allSatisfy { read($0) }
    }

    private mutating func read(_ line: RecordLine) -> Bool {
        var line = line
        let word = line.word()
        switch word {
        case "made":
            guard let everything = line.number(as: UInt64.self) else { return false }
            self.everything = everything
        case "input":
            guard let hash = line.number(as: UInt64.self) else { return false }
            inputs[line.rest] = hash
        case "output":
            guard let size = line.number(as: Int64.self), let modified = line.number(as: Int64.self),
                let changed = line.number(as: Int64.self), let inode = line.number(as: UInt64.self),
                let hash = line.number(as: UInt64.self)
            else { return false }
            let stamp = inode == 0 ? nil : FileStamp(size: size, modified: modified, changed: changed, inode: inode)
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
            catalog = CatalogMemory(key: key)
        case "entry", "id", "found":
            return catalog?.read(word, &line) ?? false
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
