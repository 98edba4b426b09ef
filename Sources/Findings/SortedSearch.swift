extension RandomAccessCollection {
    /// The index behind the elements that come first, found by halving.
    ///
    /// Complexity: O(log n).
    package func index(behind comesFirst: (Element) -> Bool) -> Index {
        var rest = self[...]
        while !rest.isEmpty {
            let middle = rest.index(rest.startIndex, offsetBy: rest.count / 2)
            rest = comesFirst(rest[middle]) ? rest[rest.index(after: middle)...] : rest[..<middle]
        }
        return rest.startIndex
    }
}
