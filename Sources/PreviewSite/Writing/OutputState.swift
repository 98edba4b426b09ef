/// An output folder as a build finds it, which no other build has at the time.
package struct OutputState: Sendable {
    /// The absolute path.
    let path: String
    /// The hold on the folder; nil where it is not there yet.
    let lock: OutputLock?
    let last: LastBuild?

    /// Takes hold of a folder and looks at what the last build left in it, at up to `jobs` files at once.
    ///
    /// Without a cache nothing is known of the last build. Throws where another build has the folder.
    package init(_ path: String, cache: BuildCache?, jobs: Int) async throws(WritingError) {
        self.path = path
        lock = FileKind(following: path) == .folder ? try OutputLock(present: path) : nil
        last =
            if let lock, let record = cache?.record(of: path) {
                await LastBuild(record, in: lock, jobs: jobs)
            } else { nil }
    }

    /// Lets another build take hold of the folder, where no ``SiteUpdate`` does that.
    package func release() { lock?.release() }
}
