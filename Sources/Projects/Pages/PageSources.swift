import ThemeRendering

extension Workspace {
    /// A hash of all that pages are read from: their files, those that they include, and the names of those beside them.
    ///
    /// Texts, not times: two edits may fall into one tick of the clock.
    func pagesHash(_ previous: PageCatalog?) throws -> UInt64 {
        var hash = ContentHash()
        hash.add(configuration.source)
        let included = Set(previous?.inputs ?? [])
        for source in listing.pages + [listing.summary].compactMap(\.self) {
            hash.add(try self.hash(of: source))
        }
        for source in listing.assets {
            // An image in SVG is shown or not for what is in it.
            let isRead =
                included.contains(source.path) || source.path.lowercased().hasSuffix(".svg")
            hash.add(source.path)
            if isRead { hash.add(try self.hash(of: source)) }
        }
        return hash.value
    }

    /// A page that is a broken link, say, has a problem instead of bytes.
    private func hash(of source: SourcePath) throws -> UInt64 {
        guard let problem = source.problem else { return try project.hash(of: source) }
        var hash = ContentHash()
        hash.add(source.path)
        hash.add(problem.rawValue)
        return hash.value
    }
}
