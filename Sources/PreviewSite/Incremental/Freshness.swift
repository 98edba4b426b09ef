import Findings
import ThemeRendering

/// Tells which files of a site are as they would be if they were made again.
struct Freshness: Sendable {
    let last: LastBuild
    let keys: BuildKeys
    /// Where among its files one is, by the hash of its path.
    private let places: Lazy<[UInt64: Int]>
    /// The inputs that are what they were.
    private let unchanged: Set<ArtifactInput>
    /// The pages whose own files are not what they were.
    private let changedPages: Set<ArtifactPath>
    /// Whether those are among them that all pages are made from.
    private let (hasSameTemplates, hasSamePages): (Bool, Bool)
    private let hasSameSettings: Bool
    /// Whether there still is one theme, or still more than one.
    private let isAsManyThemes: Bool

    /// Takes what is known of the last build.
    init(_ last: LastBuild, keys: BuildKeys) {
        self.last = last
        self.keys = keys
        places = Lazy { [outputs = last.record.outputs] in outputs.placesByPath }
        let details = last.record.details.value
        let hashes = Set(details.inputs)
        unchanged = Set(keys.inputs.lazy.filter { hashes.contains($0.hash) }.map(\.input))
        changedPages = keys.changedPages(since: details.pages)
        (hasSameTemplates, hasSamePages) = (unchanged.contains(.templates), unchanged.contains(.pageList))
        hasSameSettings = keys.settings == last.record.settings
        isAsManyThemes = hashes.contains(keys.severalThemes)
    }

    /// The file of a path as the last build left it and it still is; nil where there is none.
    ///
    /// It is looked for first at the `place` that it has among the files of this build.
    func output(at path: ArtifactPath, place: Int) -> OutputTable.State? {
        isAltered(path) ? nil : known(path, place)
    }

    /// What is known of a path, to the byte.
    private func known(_ path: ArtifactPath, _ place: Int) -> OutputTable.State? {
        let (path, outputs) = (path.description, last.record.outputs)
        if place < outputs.count, outputs.hasPath(path, at: place) { return outputs.state(at: place) }
        let other = places.value[path.withBytes { ContentHash.of(UnsafeRawBufferPointer($0)) }]
        return other.flatMap { outputs.hasPath(path, at: $0) ? outputs.state(at: $0) : nil }
    }

    /// What is to be done about a file.
    enum Decision {
        /// It is as it would become.
        case keep(OutputTable.State)
        /// It is made again, over the file that is there as the last build left it; nil where none is.
        case make(Staleness, over: OutputTable.State?)

        /// Why it is to be made again; nil where it is not.
        var reason: Staleness? { if case .make(let reason, _) = self { reason } else { nil } }
    }

    /// What is to be done about a file that is made from these inputs; `place` is its place among the files of this build.
    func decision(on path: ArtifactPath, from inputs: [ArtifactInput], place: Int) -> Decision {
        guard let output = known(path, place) else { return .make(.new, over: nil) }
        var changed = hasSameSettings ? [] : ["the program or the settings"]
        for input in inputs where !isUnchanged(input) { changed.append(input.name) }
        let isAltered = isAltered(path)
        guard changed.isEmpty else { return .make(.changed(changed), over: isAltered ? nil : output) }
        return isAltered ? .make(.altered, over: nil) : .keep(output)
    }

    private func isUnchanged(_ input: ArtifactInput) -> Bool {
        switch input {
        case .templates: hasSameTemplates
        case .pageList: hasSamePages
        case .page(let path): !changedPages.contains(path)
        default: unchanged.contains(input)
        }
    }

    private func isAltered(_ path: ArtifactPath) -> Bool {
        !last.altered.isEmpty && last.altered.contains(path.description)
    }

    /// Whether the manifest is as the last build left it, and lists just these files.
    func lists(_ files: [WrittenFile]) -> Bool {
        let before = last.record.outputs
        return last.hasManifest && files.count == before.count - 1
            && files.indices.allSatisfy { before.hasPath(files[$0].path.description, at: $0) }
    }

    /// Whether what a theme adds to shared files is what it added in the last build.
    func keepsParts(of theme: String) -> Bool {
        hasSameSettings && isAsManyThemes && hasSameTemplates && unchanged.contains(.theme(theme))
    }
}
