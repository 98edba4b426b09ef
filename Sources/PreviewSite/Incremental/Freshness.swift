import Findings
import ThemeRendering

/// Tells which files of a site are as they would be if they were made again.
struct Freshness: Sendable {
    let last: LastBuild
    let keys: BuildKeys
    /// Where among its files one is, by the hash of its path.
    private let places: [UInt64: Int]
    /// The inputs that are what they were.
    private let unchanged: Set<ArtifactInput>
    /// The pages whose own files are not what they were.
    private let changedPages: Set<ArtifactPath>
    /// Whether those are among them that all pages are made from.
    private let (hasSameTemplates, hasSamePages): (Bool, Bool)
    private let hasSameSettings: Bool

    /// Takes what is known of the last build; `places` tell where its files are, by the hashes of their paths.
    init(_ last: LastBuild, _ places: [UInt64: Int], keys: BuildKeys) {
        self.last = last
        self.keys = keys
        self.places = places
        let details = last.record.details.value
        unchanged = Set(keys.known.filter { keys.inputs[$0.name] == details.inputs[$0.name] })
        changedPages = keys.changedPages(since: details.pages)
        (hasSameTemplates, hasSamePages) = (unchanged.contains(.templates), unchanged.contains(.pageList))
        hasSameSettings = keys.settings == last.record.settings
    }

    /// The file of a path as the last build left it and it still is; nil where there is none.
    func output(at path: ArtifactPath) -> OutputTable.State? { isAltered(path) ? nil : known(path) }

    /// What is known of a path, to the byte.
    private func known(_ path: ArtifactPath) -> OutputTable.State? {
        let (path, outputs) = (path.description, last.record.outputs)
        let place = places[path.withBytes { ContentHash.of(UnsafeRawBufferPointer($0)) }]
        return place.flatMap { outputs.hasPath(path, at: $0) ? outputs.state(at: $0) : nil }
    }

    /// What is to be done about a file.
    enum Decision {
        /// It is as it would become.
        case keep(OutputTable.State)
        case make(Staleness)

        /// Why it is to be made again; nil where it is not.
        var reason: Staleness? { if case .make(let reason) = self { reason } else { nil } }
    }

    /// What is to be done about a file that is made from these inputs.
    func decision(on path: ArtifactPath, from inputs: [ArtifactInput]) -> Decision {
        guard let output = known(path) else { return .make(.new) }
        var changed = hasSameSettings ? [] : ["the program or the settings"]
        for input in inputs where !isUnchanged(input) { changed.append(input.name) }
        guard changed.isEmpty else { return .make(.changed(changed)) }
        return isAltered(path) ? .make(.altered) : .keep(output)
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
        let several = BuildKeys.severalThemes
        return hasSameSettings && keys.inputs[several] == last.record.details.value.inputs[several]
            && unchanged.isSuperset(of: [.templates, .theme(theme)])
    }
}
