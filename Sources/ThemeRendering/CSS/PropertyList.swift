/// Custom properties as a ``PropertyWriter`` wrote them, some of which may name others instead of their values.
struct PropertyList: Sendable {
    /// A property, by the places of what is written of it.
    struct Entry: Sendable {
        let line: Range<Int>
        let name: Range<Int>
        /// The line for displays that show more than sRGB, among those lines; empty where it is the same.
        let wideLine: Range<Int>
        /// The name of the property that is named instead of the value; nil where the value itself is written.
        var reference: String?

        /// The property where other lines come before it.
        func moved(by count: Int, _ wideCount: Int) -> Entry {
            func moved(_ range: Range<Int>, by count: Int) -> Range<Int> {
                range.lowerBound + count..<range.upperBound + count
            }
            return Entry(
                line: moved(line, by: count), name: moved(name, by: count), wideLine: moved(wideLine, by: wideCount),
                reference: reference)
        }
    }

    /// What stands before every name: `--`, or `--acme-`.
    private let prefix: String
    private(set) var entries: [Entry]
    let text: [UInt8]
    let wideText: [UInt8]

    init(prefix: String, entries: [Entry], text: [UInt8], wideText: [UInt8]) {
        (self.prefix, self.entries, self.text, self.wideText) = (prefix, entries, text, wideText)
    }
}

extension PropertyList {
    /// The names without `--` and prefix.
    var names: [String] { entries.map(name) }

    /// Names the property behind a name instead of the value, for those that `targets` has, where this comes to the same.
    mutating func refer(to targets: [String: String]) {
        // Two tokens of one name, which a finding tells of, could refer to each other in a circle.
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        let written = places.filter { counts[$0.key] == 1 }
        for (name, place) in written {
            guard let target = targets[name], let other = written[target], hasValue(of: place, self, other) else {
                continue
            }
            entries[place].reference = target
        }
    }

    /// The names of the properties that any of some other lists has, and that are not here just as they are there.
    func names(alteredIn others: some Sequence<PropertyList>) -> Set<String> {
        let places = places
        var altered: Set<String> = []
        for other in others {
            for (place, entry) in other.entries.enumerated() {
                let name = other.name(entry)
                if places[name].map({ !isSame($0, other, place) }) ?? true { altered.insert(name) }
            }
        }
        return altered
    }

    private func isSame(_ index: Int, _ other: PropertyList, _ place: Int) -> Bool {
        entries[index].reference == other.entries[place].reference && hasValue(of: index, other, place)
    }

    /// The declarations of all properties, or of those with some names, and those for displays that show more than sRGB.
    func declarations(of names: Set<String>? = nil) -> (all: [UInt8], wide: [UInt8]) {
        if names == nil, entries.allSatisfy({ $0.reference == nil }) { return (text, wideText) }
        var (all, wide): ([UInt8], [UInt8]) = ([], [])
        for entry in entries where names?.contains(name(entry)) ?? true {
            // A reference is wide where its target is.
            if let reference = entry.reference {
                all += text[entry.line.lowerBound..<entry.name.upperBound]
                all += ": var(\(prefix)\(reference));\n".utf8
            } else {
                all += text[entry.line]
                wide += wideText[entry.wideLine]
            }
        }
        return (all, wide)
    }

    private func name(_ entry: Entry) -> String { String(decoding: text[entry.name], as: UTF8.self) }

    /// The place of the last property of each name.
    private var places: [String: Int] { Dictionary(zip(names, entries.indices)) { $1 } }

    /// Whether a property has the value of one of another list.
    private func hasValue(of index: Int, _ other: PropertyList, _ place: Int) -> Bool {
        let (entry, twin) = (entries[index], other.entries[place])
        return text[entry.name.upperBound..<entry.line.upperBound]
            == other.text[twin.name.upperBound..<twin.line.upperBound]
            && wideValue(of: entry) == other.wideValue(of: twin)
    }

    private func wideValue(of entry: Entry) -> ArraySlice<UInt8> {
        wideText[entry.wideLine].dropFirst(entry.name.upperBound - entry.line.lowerBound)
    }
}
