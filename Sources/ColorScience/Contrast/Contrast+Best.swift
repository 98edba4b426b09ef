extension Contrast {
    /// The highest ratio that any colour has on all of `backdrops` at once; 21 where there are none.
    ///
    /// Between two neighbouring luminances the best place is where both ratios are equal, the geometric mean of L + 0.05; at
    /// the ends it is black or white. Complexity: O(n log n).
    public static func bestRatio(on backdrops: [SRGB8]) -> Double {
        let known = Set(backdrops.map(\.relativeLuminance)).sorted()
        let between = zip(known, known.dropFirst()).map { (($0 + 0.05) * ($1 + 0.05)).squareRoot() - 0.05 }
        let candidates = [0, 1] + between
        return candidates.map { luminance in
            known.map { ratio(ofLuminance: luminance, on: $0) }.min() ?? 21
        }.max() ?? 21
    }
}
