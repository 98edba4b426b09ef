import ThemeRendering

/// One of several jobs that build a site together: every `count`-th theme is its own.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// Which one it is: from 1 to ``count``.
    package let number: Int
    /// How many there are.
    package let count: Int

    /// Reads `2/5`; nil for any other text.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...100_000).contains(count),
            (1...count).contains(number)
        else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// `2/5`.
    package var description: String { "\(number)/\(count)" }

    /// Whether a theme, the first, second … of the site, is this shard's.
    func has(_ index: Int) -> Bool { index % count == number - 1 }

    /// What stands after the name of the site's folder.
    package var ending: String { "-\(number)-of-\(count)" }

    /// Whether a path is that of a site, or of one of its shards where nobody named another folder.
    static func isFolder(_ path: String, ofSite site: String) -> Bool {
        guard path.hasPrefix(site) else { return false }
        let parts = path.dropFirst(site.count).split(separator: "-of-", omittingEmptySubsequences: false)
        if parts == [""] { return true }
        return parts.count == 2 && parts[0].hasPrefix("-")
            && Shard("\(parts[0].dropFirst())/\(parts[1])").map { path == site + $0.ending } ?? false
    }
}
