/// Numbers causes that have one fingerprint, since services keep one of each.
struct FingerprintCount {
    private var counts: [String: Int] = [:]

    mutating func next(_ fingerprint: String) -> Int {
        counts[fingerprint, default: 0] += 1
        return counts[fingerprint] ?? 1
    }
}
