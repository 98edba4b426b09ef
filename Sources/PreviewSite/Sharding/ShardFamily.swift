/// A site's folder and those of its shards, as they are called where nobody says otherwise.
struct ShardFamily {
    private let site: String

    /// Takes the absolute path of the site's folder.
    init(of site: String) { self.site = site }

    /// Whether a path is that of the site, or of one of its shards.
    func contains(_ path: String) -> Bool {
        guard path.hasPrefix(site) else { return false }
        let parts = path.dropFirst(site.count).split(separator: "-of-", omittingEmptySubsequences: false)
        if parts == [""] { return true }
        return parts.count == 2 && parts[0].hasPrefix("-")
            && Shard("\(parts[0].dropFirst())/\(parts[1])").map { path == site + $0.ending } ?? false
    }
}
