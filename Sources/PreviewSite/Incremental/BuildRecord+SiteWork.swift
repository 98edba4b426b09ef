import ThemeRendering

extension BuildRecord {
    /// Remembers what a site was made from, and what was said; nil where nobody could tell what it was made from.
    init?(
        _ keys: BuildKeys?, _ build: SiteBuild, _ sources: UInt64?, _ files: KnownFiles, _ catalog: CatalogMemory?,
        _ work: SiteWork
    ) {
        guard let keys else { return nil }
        var details = BuildDetails()
        (details.everything, details.inputs) = (keys.everything, keys.hashes)
        (details.files, details.catalog, details.pages) = (build.filesOfPages, catalog, build.pageMemory)
        (details.themes, details.gaps) = (work.memories, work.gaps)
        details.pageFiles = files
        self.init(details)
        (settings, self.sources, summary) = (keys.settings, sources, work.summary)
    }
}

extension SiteWork {
    /// The files of the site as they are now, and last the manifest; nil where not all of them are known.
    ///
    /// `known` are those of the last build, where it wrote just these.
    func outputs(since known: OutputTable?, jobs: Int) async -> OutputTable? {
        if var table = known {
            let made = files.indices.filter { files[$0].outcome != .kept }
            let rows = await shares(of: made.map { files[$0] }, jobs: jobs).flatMap(\.self)
            for (index, row) in zip(made, rows) { table.update(index, stamp: row.state.stamp, hash: row.state.hash) }
            return rows.count == made.count ? table : nil
        }
        var table = OutputTable()
        for row in await shares(of: files, jobs: jobs).joined() { table.append(row) }
        if let manifest = writer.manifest { table.append(manifest) }
        return table.count == files.count + 1 ? table : nil
    }

    /// Files as they are now, but for those of which nothing is known.
    private func shares(of files: [WrittenFile], jobs: Int) async -> [[OutputTable.Row]] {
        let (lock, size) = (writer.lock, max(64, files.count / (4 * jobs)))
        let shares = stride(from: 0, to: files.count, by: size).map { files[$0..<min($0 + size, files.count)] }
        return await concurrently(shares, jobs: jobs) { share in share.compactMap { $0.output(in: lock) } }
    }
}

extension WrittenFile {
    /// The file as it is now: as it was found where it was kept.
    fileprivate func output(in lock: OutputLock) -> OutputTable.Row? {
        let path = path.description
        // One that is not settled yet is looked at again: it may be by now.
        let isKnown = isPlaced && (outcome == .kept || stamp?.isSettled(at: FileStamp.tick) ?? false)
        return hash.map { hash in
            OutputTable.Row(
                path: path, stamp: isKnown ? stamp : lock.settledStamp(of: path, being: stamp), hash: hash)
        }
    }
}

extension SiteWriter {
    /// The manifest as it is now.
    fileprivate var manifest: OutputTable.Row? {
        let stamp = lock.settledStamp(of: BuildManifest.name)
        return folder.hash(of: BuildManifest.path).map {
            OutputTable.Row(path: BuildManifest.name, stamp: stamp, hash: $0)
        }
    }
}
