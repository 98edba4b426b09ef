extension RandomAccessCollection {
    /// The first place whose element `isBehind`, as are all that follow it, and none before it; the end where none is.
    ///
    /// Complexity: O(log n).
    func partitioningIndex(where isBehind: (Element) -> Bool) -> Index {
        var (start, end) = (startIndex, endIndex)
        while start < end {
            let middle = index(start, offsetBy: distance(from: start, to: end) / 2)
            if isBehind(self[middle]) { end = middle } else { start = index(after: middle) }
        }
        return start
    }
}
