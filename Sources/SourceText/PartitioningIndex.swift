extension RandomAccessCollection {
    /// The first index for which `belongsInSecondPartition` is true, by binary search; `endIndex` where there is none.
    ///
    /// All elements for which it is false must come first. Complexity: O(log n).
    package func partitioningIndex(
        where belongsInSecondPartition: (Element) -> Bool
    ) -> Index {
        var rest = self[...]
        while !rest.isEmpty {
            let middle = rest.index(rest.startIndex, offsetBy: rest.count / 2)
            if belongsInSecondPartition(rest[middle]) {
                rest = rest[..<middle]
            } else {
                rest = rest[rest.index(after: middle)...]
            }
        }
        return rest.startIndex
    }
}
