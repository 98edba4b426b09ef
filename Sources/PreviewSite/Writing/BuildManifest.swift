import Findings
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a build wrote: only these files are ever deleted.
struct BuildManifest: Codable, Equatable {
    /// The name of the manifest in the output folder.
    static let name = "build-manifest.json"

    /// The version of the manifest's form.
    var schema = 1
    /// The paths of the files, sorted.
    private(set) var files: [String]

    /// Lists files; soon done where they come nearly in order.
    init(files: [ArtifactPath]) {
        let sorted = files.map(\.description).sorted()
        let isNew = { $0 == 0 || !sorted[$0].hasBytes(of: sorted[$0 - 1]) }
        self.files = sorted.indices.filter(isNew).map { sorted[$0] }
    }

    /// Reads a manifest; nil where the bytes are none of ours.
    init?(bytes: Data) {
        guard let manifest = try? JSONDecoder().decode(BuildManifest.self, from: bytes), manifest.schema == 1 else {
            return nil
        }
        self = manifest
    }

    /// The files whose paths stay within the output folder; a manifest that was tampered with names no others.
    var paths: [ArtifactPath] { files.compactMap(ArtifactPath.init) }

    /// The manifest as it is written: a file a line.
    var bytes: [UInt8] {
        var rows = JSONWriter(.rows, capacity: 64 * files.count)
        for file in files { rows.add(file) }
        return Array("{\"schema\":\(schema),\"files\":[".utf8) + rows.bytes + "\n]}\n".utf8
    }
}
