import ThemeRendering

/// The files beside the pages that go into a site, as they were looked at.
struct BuildAssets {
    /// The hash of each file, by its path below the pages' folder.
    private(set) var hashes: [String: UInt64] = [:]
    /// Whether they are as they were when the project's files were listed.
    private(set) var areAsListed = true

    /// Takes hashes that are known.
    init(_ hashes: [String: UInt64]) { self.hashes = hashes }

    /// Looks at some files.
    init(_ files: [String], of workspace: Workspace, _ request: SiteUpdate.Request) throws(LoadingError) {
        let listed = Dictionary(request.sources.assets.map { ($0.path, $0.stamp) }) { first, _ in first }
        for path in files {
            let (hash, stamp) = try request.loader.hash(ofAsset: path, of: workspace)
            hashes[path] = hash
            areAsListed = areAsListed && listed[path] == stamp
        }
    }

    /// Whether what was written are the bytes that were looked at: a file may change meanwhile, and back again.
    func holds(for files: [WrittenFile]) -> Bool {
        let places = Dictionary(uniqueKeysWithValues: hashes.map { ("\(SiteBuild.assetFolder)/\($0)", $1) })
        return places.isEmpty
            || files.allSatisfy { file in places[file.path.description].map { $0 == file.hash } ?? true }
    }
}
