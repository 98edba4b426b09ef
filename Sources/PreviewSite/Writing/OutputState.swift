/// An output folder as a build finds it, which no other build has at the time.
package struct OutputState: Sendable {
    /// The absolute path.
    let path: String
    /// The hold on the folder; nil where it is not there yet.
    let lock: OutputLock?
    /// What the last build remembered; nil where nothing is known of it.
    let record: BuildRecord?
    private let looking: Task<LastBuild, Never>?

    /// Takes hold of a folder, and begins to look at the files that the last build left, at up to `jobs` at once.
    ///
    /// Without a cache nothing is known of the last build. Throws where another build has the folder.
    package init(
        _ path: String, cache: BuildCache?, jobs: Int, trace: BuildTrace? = nil
    ) throws(WritingError) {
        self.path = path
        guard FileKind(following: path) == .folder else {
            (lock, record, looking) = (nil, nil, nil)
            return
        }
        let lock = try OutputLock(present: path)
        let record = cache?.record(of: path)
        (self.lock, self.record) = (lock, record)
        looking = record.map { record in
            Task { await trace.measureWait(.recall) { await LastBuild(record, in: lock, jobs: jobs) } }
        }
    }

    /// What the last build left; nil where nothing is known of it.
    var last: LastBuild? { get async { await looking?.value } }

    /// Lets another build take hold of the folder, where no ``SiteUpdate`` does that.
    package func release() { lock?.release() }
}
