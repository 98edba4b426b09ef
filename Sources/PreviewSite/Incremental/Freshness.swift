import ThemeRendering

/// Tells which files of a site are as they would be if they were made again.
struct Freshness: Sendable {
    let record: BuildRecord
    let keys: BuildKeys

    /// Why a file has to be made again; nil where it is as it would become.
    func staleness(of artifact: PlannedArtifact, in folder: OutputFolder) -> Staleness? {
        guard let output = record.outputs[artifact.path.description] else { return .new }
        let names = [BuildKeys.settings] + artifact.inputs.map(\.name)
        let changed = names.filter { keys.inputs[$0] == nil || keys.inputs[$0] != record.inputs[$0] }
        guard changed.isEmpty else { return .changed(changed) }
        return folder.holds(output, at: artifact.path, since: record.moment) ? nil : .altered
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
