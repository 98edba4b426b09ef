import ThemeRendering

/// Tells which files of a site are as they would be if they were made again.
struct Freshness: Sendable {
    let record: BuildRecord
    let keys: BuildKeys

    /// Why a file has to be made again; nil where it is as it would become.
    func staleness(of artifact: PlannedArtifact, in folder: OutputFolder) -> Staleness? {
        staleness(of: artifact.path, from: artifact.inputs, in: folder)
    }

    /// The same, of a file that is made from these inputs.
    func staleness(of path: ArtifactPath, from inputs: [ArtifactInput], in folder: OutputFolder) -> Staleness? {
        guard let output = record.outputs[path.description] else { return .new }
        let names = [BuildKeys.settings] + inputs.map(\.name)
        let changed = names.filter { keys.inputs[$0] == nil || keys.inputs[$0] != record.inputs[$0] }
        guard changed.isEmpty else { return .changed(changed) }
        return folder.holds(output, at: path, since: record.moment) ? nil : .altered
    }

    /// Whether what a theme adds to shared files is what it added in the last build.
    func keepsParts(of theme: String) -> Bool {
        let names = [
            BuildKeys.settings, BuildKeys.severalThemes, ArtifactInput.templates.name, ArtifactInput.theme(theme).name,
        ]
        return names.allSatisfy { keys.inputs[$0] != nil && keys.inputs[$0] == record.inputs[$0] }
    }
}

/// Why a file has to be made again.
package enum Staleness: Sendable, Hashable, CustomStringConvertible {
    /// No build is known that made it.
    case new
    /// Something that it is made from changed.
    case changed([String])
    /// It is gone, or is not what the last build wrote.
    case altered

    package var description: String {
        switch self {
        case .new: "no earlier build is known to have made it"
        case .changed(let names): "these changed: \(names.joined(separator: ", "))"
        case .altered: "it was not there any more, or not as the last build left it"
        }
    }
}
