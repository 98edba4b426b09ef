import SourceText

/// A parser of binary property lists, version 00.
///
/// An object counts each time that another one refers to it, so that neither a circle nor one text in many places can
/// grow without bounds. Places are in line 1; a column is the number of the object's first byte, from 1.
///
/// Source: the comments in `CFBinaryPList.c` of Core Foundation.
package struct BinaryPropertyListParser {
    private static let signature = Array("bplist00".utf8)
    private static let trailerSize = 32
    private static let words: [UInt8: String] = [0x08: "false", 0x09: "true"]
    /// The most bytes of texts, each counted as often as it is referred to.
    private static let textLimit = 16 << 20

    private let bytes: [UInt8]
    private let file: String
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let top: Int
    private let tableStart: Int
    private var nodesLeft = TreeLimits.nodes
    private var textLeft = Self.textLimit

    /// True for bytes that begin as such a list does.
    package static func begins(_ bytes: some Sequence<UInt8>) -> Bool {
        bytes.starts(with: signature)
    }

    package static func parse(
        _ bytes: [UInt8],
        file: String
    ) throws(SyntaxError) -> SourceNode {
        var parser = try BinaryPropertyListParser(bytes, file: file)
        return try parser.object(parser.top, depth: 0)
    }

    /// Reads the trailer, and checks that the table of offsets is whole.
    private init(_ bytes: [UInt8], file: String) throws(SyntaxError) {
        self.bytes = bytes
        self.file = file
        let trailer = bytes.count - Self.trailerSize
        guard trailer >= Self.signature.count else {
            throw Self.error("the file is cut off", at: bytes.count, in: file)
        }
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        let numbers = [8, 16, 24].map { start in
            Self.number(bytes[(trailer + start)..<(trailer + start + 8)])
        }
        guard let count = numbers[0], let top = numbers[1], let start = numbers[2],
            (1...8).contains(offsetSize),
            (1...8).contains(referenceSize),
            start >= Self.signature.count, start <= trailer,
            count <= (trailer - start) / offsetSize
        else {
            throw Self.error("its table of objects is not whole", at: trailer, in: file)
        }
        objectCount = count
        self.top = top
        tableStart = start
    }

    /// Nil for a number above the largest of `Int`.
    private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
        var number: UInt64 = 0
        for byte in bytes {
            guard number >> 56 == 0 else { return nil }
            number = number << 8 | UInt64(byte)
        }
        return Int(exactly: number)
    }

    private static func error(
        _ message: String,
        at offset: Int,
        in file: String
    ) -> SyntaxError {
        SyntaxError(
            message: message,
            help: "write it again, for example with 'plutil -convert xml1'",
            location: SourceLocation(file: file, line: 1, column: offset + 1)
        )
    }
}

// MARK: - Objects

extension BinaryPropertyListParser {
    private mutating func object(
        _ index: Int,
        depth: Int
    ) throws(SyntaxError) -> SourceNode {
        let offset = try offset(of: index)
        guard depth <= TreeLimits.depth else {
            throw Self.error("values are nested too deep", at: offset, in: file)
        }
        nodesLeft -= 1
        guard nodesLeft >= 0 else {
            throw Self.error("it has too many values", at: offset, in: file)
        }
        let location = SourceLocation(file: file, line: 1, column: offset + 1)
        let content = try content(at: offset, depth: depth)
        return SourceNode(content: content, location: location)
    }

    private func offset(of index: Int) throws(SyntaxError) -> Int {
        guard index < objectCount else {
            throw Self.error("an object is missing", at: tableStart, in: file)
        }
        let place = tableStart + index * offsetSize
        let offset = Self.number(bytes[place..<(place + offsetSize)])
        guard let offset, offset >= Self.signature.count, offset < tableStart else {
            throw Self.error("an object is outside of the file", at: place, in: file)
        }
        return offset
    }

    private mutating func content(
        at offset: Int,
        depth: Int
    ) throws(SyntaxError) -> SourceNode.Content {
        let marker = bytes[offset]
        switch marker >> 4 {
        case 0x0:
            return .scalar(Self.words[marker] ?? "", .plain)
        case 0x1, 0x2, 0x3:
            return .scalar(try number(at: offset), .quoted)
        case 0x4, 0x8:
            // Data and references of archives have no colours.
            return .scalar("", .quoted)
        case 0x5, 0x6, 0x7:
            return .scalar(try text(at: offset), .quoted)
        case 0xA, 0xB, 0xC:
            return .sequence(try items(at: offset, depth: depth))
        case 0xD:
            return .mapping(try members(at: offset, depth: depth))
        default:
            throw Self.error("an object is of no known kind", at: offset, in: file)
        }
    }

    /// An integer, a real number or a date.
    private func number(at offset: Int) throws(SyntaxError) -> String {
        let marker = bytes[offset]
        let size = 1 << Int(marker & 0x0F)
        guard size <= 8, offset + 1 + size <= tableStart else {
            throw Self.error("a number is cut off", at: offset, in: file)
        }
        let bits = bytes[(offset + 1)...].prefix(size).reduce(UInt64(0)) { bits, byte in
            bits << 8 | UInt64(byte)
        }
        switch (marker >> 4, size) {
        case (0x1, 8): return "\(Int64(bitPattern: bits))"
        case (0x1, _): return "\(bits)"
        case (_, 8): return "\(Double(bitPattern: bits))"
        case (_, 4): return "\(Float(bitPattern: UInt32(bits)))"
        default: throw Self.error("a number has no known size", at: offset, in: file)
        }
    }

    /// The number of elements, and the offset of the first.
    private func extent(
        at offset: Int,
        elementSize: Int
    ) throws(SyntaxError) -> (count: Int, start: Int) {
        var count = Int(bytes[offset] & 0x0F)
        var start = offset + 1
        if count == 0x0F {
            guard start < tableStart, bytes[start] >> 4 == 0x1,
                let stated = Int(try number(at: start))
            else {
                throw Self.error("an object has no size", at: offset, in: file)
            }
            count = stated
            start += 1 + (1 << Int(bytes[start] & 0x0F))
        }
        guard count >= 0, count <= (tableStart - start) / elementSize else {
            throw Self.error("an object is cut off", at: offset, in: file)
        }
        return (count, start)
    }

    private mutating func text(at offset: Int) throws(SyntaxError) -> String {
        let isUTF16 = bytes[offset] >> 4 == 0x6
        let width = isUTF16 ? 2 : 1
        let (count, start) = try extent(at: offset, elementSize: width)
        textLeft -= count * width
        guard textLeft >= 0 else {
            throw Self.error("it has too much text", at: offset, in: file)
        }
        let content = bytes[start..<(start + count * width)]
        guard isUTF16 else { return String(decoding: content, as: UTF8.self) }
        let units = stride(from: content.startIndex, to: content.endIndex, by: 2).map { index in
            UInt16(content[index]) << 8 | UInt16(content[index + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The objects that references from `start` on lead to.
    private mutating func objects(
        _ count: Int,
        from start: Int,
        depth: Int
    ) throws(SyntaxError) -> [SourceNode] {
        var nodes: [SourceNode] = []
        for number in 0..<count {
            let place = start + number * referenceSize
            guard let index = Self.number(bytes[place..<(place + referenceSize)]) else {
                throw Self.error("an object is missing", at: place, in: file)
            }
            nodes.append(try object(index, depth: depth + 1))
        }
        return nodes
    }

    private mutating func items(
        at offset: Int,
        depth: Int
    ) throws(SyntaxError) -> [SourceNode] {
        let (count, start) = try extent(at: offset, elementSize: referenceSize)
        return try objects(count, from: start, depth: depth)
    }

    private mutating func members(
        at offset: Int,
        depth: Int
    ) throws(SyntaxError) -> [(key: SourceNode, value: SourceNode)] {
        let (count, start) = try extent(at: offset, elementSize: 2 * referenceSize)
        let keys = try objects(count, from: start, depth: depth)
        let values = try objects(count, from: start + count * referenceSize, depth: depth)
        var draft = MappingDraft()
        for (key, value) in zip(keys, values) {
            draft.set(key, key.text ?? "", to: value)
        }
        return draft.pairs
    }
}
