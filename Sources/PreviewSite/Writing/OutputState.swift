/// An output folder as a build finds it, which no other build has at the time.
package struct OutputState: Sendable {
    /// The absolute path.
    let path: String
    /// The hold on the folder; nil where it is not there yet.
    let lock: OutputLock?
    /// What the last build remembered; nil where nothing is known of it.
    let record: BuildRecord?

    /// Takes hold of a folder.
    ///
    /// Without a cache nothing is known of the last build. Throws where another build has the folder.
    package init(_ path: String, cache: BuildCache?) throws(WritingError) {
        self.path = path
        lock = FileKind(following: path) == .folder ? try OutputLock(present: path) : nil
        record = lock == nil ? nil : cache?.record(of: path)
    }

    /// Lets another build take hold of the folder, where no ``SiteUpdate`` does that.
    package func release() { lock?.release() }
}
