/// The lines that two texts have in common, in order.
///
/// Lines that occur once in both are the fixed points, and the gaps between them are aligned in the same way: two texts of a
/// megabyte that share nothing take no longer than two that share everything.
///
/// Complexity: O(n log n) for n lines.
struct LineAlignment {
    /// A line of both texts, by its indices.
    typealias Match = (old: Int, new: Int)

    /// In the order of both texts.
    private(set) var matches: [Match] = []

    /// The lines as numbers: equal lines have equal ones.
    private let old: [Int]
    private let new: [Int]

    /// Gaps between fixed points have fixed points of their own, down to this depth.
    private static let depthLimit = 8
    /// The most lines of a gap that are compared each with each: 400 take 0.2 ms.
    private static let exactLimit = 400

    init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func numbered(_ lines: [ArraySlice<UInt8>]) -> [Int] {
            lines.map { line in
                if let number = numbers[line] { return number }
                let number = numbers.count
                numbers[line] = number
                return number
            }
        }
        self.old = numbered(old)
        self.new = numbered(new)
        align(self.old.indices, self.new.indices, depth: 0)
    }

    private mutating func align(_ first: Range<Int>, _ second: Range<Int>, depth: Int) {
        var first = first
        var second = second
        while let left = first.first, let right = second.first, old[left] == new[right] {
            matches.append((left, right))
            first.removeFirst()
            second.removeFirst()
        }
        var ends: [Match] = []
        while let left = first.last, let right = second.last, old[left] == new[right] {
            ends.append((left, right))
            first.removeLast()
            second.removeLast()
        }
        if !first.isEmpty, !second.isEmpty { alignInner(first, second, depth: depth) }
        matches += ends.reversed()
    }

    /// Aligns parts of which neither the first nor the last lines are equal.
    private mutating func alignInner(_ first: Range<Int>, _ second: Range<Int>, depth: Int) {
        if first.count + second.count <= Self.exactLimit {
            return alignExactly(first, second)
        }
        let points = depth < Self.depthLimit ? fixedPoints(first, second) : []
        if points.isEmpty { return alignByPosition(first, second) }
        var start: Match = (first.lowerBound, second.lowerBound)
        for point in points {
            align(start.old..<point.old, start.new..<point.new, depth: depth + 1)
            matches.append(point)
            start = (point.old + 1, point.new + 1)
        }
        align(start.old..<first.upperBound, start.new..<second.upperBound, depth: depth + 1)
    }

    private mutating func alignExactly(_ first: Range<Int>, _ second: Range<Int>) {
        let difference = new[second].difference(from: old[first])
        var gone: Set<Int> = []
        var come: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): gone.insert(first.lowerBound + offset)
            case .insert(let offset, _, _): come.insert(second.lowerBound + offset)
            }
        }
        let kept = zip(
            first.filter { !gone.contains($0) },
            second.filter { !come.contains($0) }
        )
        matches += kept.map { ($0, $1) }
    }

    /// Without a fixed point, lines of one position are compared: most edits replace values within lines.
    private mutating func alignByPosition(_ first: Range<Int>, _ second: Range<Int>) {
        matches += zip(first, second).filter { old[$0] == new[$1] }.map { ($0, $1) }
    }
}

// MARK: - Fixed points

extension LineAlignment {
    /// The longest sequence, in order in both texts, of lines that occur once in each part.
    private func fixedPoints(_ first: Range<Int>, _ second: Range<Int>) -> [Match] {
        let places = Self.uniqueLines(of: new, in: second)
        let unique = Self.uniqueLines(of: old, in: first)
        let common = first.compactMap { index -> Match? in
            guard unique[old[index]] == index else { return nil }
            return places[old[index]].map { (index, $0) }
        }
        return Self.longestIncreasing(common)
    }

    /// The index of each line that occurs once.
    private static func uniqueLines(of lines: [Int], in range: Range<Int>) -> [Int: Int] {
        var places: [Int: Int] = [:]
        var repeated: Set<Int> = []
        for index in range where places.updateValue(index, forKey: lines[index]) != nil {
            repeated.insert(lines[index])
        }
        return places.filter { !repeated.contains($0.key) }
    }

    /// The longest part of the matches, ascending in the old text, that ascends in the new one as well.
    private static func longestIncreasing(_ matches: [Match]) -> [Match] {
        /// The match that ends the best sequence of each length, by its index.
        var ends: [Int] = []
        var previous: [Int?] = []
        for (index, match) in matches.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if matches[ends[middle]].new < match.new { low = middle + 1 } else { high = middle }
            }
            previous.append(low > 0 ? ends[low - 1] : nil)
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var result: [Match] = []
        var next = ends.last
        while let index = next {
            result.append(matches[index])
            next = previous[index]
        }
        return result.reversed()
    }
}
