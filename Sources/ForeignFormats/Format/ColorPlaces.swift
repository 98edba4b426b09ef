import SourceTrees

/// Places in files of a format, such as those that have nothing but colours.
struct ColorPlaces: Sendable {
    private let places: [Pattern]
    /// Places among these that have something else.
    private let others: [Pattern]

    /// Paths with `*` for any text, those of other values with `!` before them.
    init(_ patterns: [String]) {
        places = patterns.filter { !$0.hasPrefix("!") }.map(Pattern.init)
        others = patterns.filter { $0.hasPrefix("!") }.map { Pattern(String($0.dropFirst())) }
    }

    var isEmpty: Bool { places.isEmpty }

    func contains(_ path: String) -> Bool {
        let bytes = Array(path.utf8)
        return places.contains { $0.matches(bytes) } && !others.contains { $0.matches(bytes) }
    }
}

extension SourceNode {
    /// A single value below this node stands at one of the places.
    func hasValue(at places: ColorPlaces, below path: String = "") -> Bool {
        if places.isEmpty { return false }
        if !isMapping, !isList { return places.contains(path) }
        let members = pairs.map { (key: $0.key.text ?? "", value: $0.value) }
        let numbered = items.enumerated().map { (key: String($0.offset), value: $0.element) }
        return (members + numbered).contains { key, value in
            value.hasValue(at: places, below: path.isEmpty ? key : "\(path)/\(key)")
        }
    }
}

/// A path with `*` for any text.
private struct Pattern: Sendable {
    private let parts: [[UInt8]]

    init(_ text: String) {
        let star = UInt8(ascii: "*")
        let parts = text.utf8.split(separator: star, omittingEmptySubsequences: false)
        self.parts = parts.map(Array.init)
    }

    func matches(_ path: [UInt8]) -> Bool {
        guard let first = parts.first, let last = parts.last, path.starts(with: first) else {
            return false
        }
        if parts.count == 1 { return path == first }
        var rest = path[first.count...]
        for part in parts[1..<(parts.count - 1)] {
            guard let end = Self.end(of: part, in: rest) else { return false }
            rest = rest[end...]
        }
        return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
    }

    private static func end(of part: [UInt8], in path: ArraySlice<UInt8>) -> Int? {
        var start = path.startIndex
        while start + part.count <= path.endIndex {
            if path[start...].starts(with: part) { return start + part.count }
            start += 1
        }
        return nil
    }
}
