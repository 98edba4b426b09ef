import SourceText

/// The parts of a file over which a later element is pulled, in the order of these elements.
struct OverlappedRanges {
    private var ranges: [Range<Int>] = []

    /// Adds a range that ends after all others.
    mutating func add(_ range: Range<Int>) {
        var start = range.lowerBound
        while let last = ranges.last, last.upperBound >= start {
            start = min(start, last.lowerBound)
            ranges.removeLast()
        }
        ranges.append(start..<max(start, range.upperBound))
    }

    /// Complexity: O(log n).
    func contains(_ place: Int) -> Bool {
        let index = ranges.partitioningIndex { $0.upperBound > place }
        return ranges[index...].first?.contains(place) ?? false
    }
}
