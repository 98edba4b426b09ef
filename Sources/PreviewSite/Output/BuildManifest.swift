import Findings
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a build wrote, and what from: `build-manifest.json`, schema 1.
///
/// Only files that a manifest lists are ever replaced or deleted. It holds no times: equal input gives an equal manifest.
package struct BuildManifest: Equatable, Sendable {
    /// The name of the manifest in the output folder.
    package static let name = "build-manifest.json"
    static let path = ArtifactPath(ours: name)

    /// The hashes of the files' bytes; nil for a file that a build was about to write.
    var files: [ArtifactPath: UInt64?] = [:]
    /// The hashes of what the files were made from, by the names of ``ArtifactInput``.
    var inputs: [String: UInt64] = [:]

    private struct Form: Decodable {
        let schema: Int
        let files: [String]
        let hashes: [String]?
        let inputs: [String: String]?
    }

    init(files: [ArtifactPath: UInt64?] = [:], inputs: [String: UInt64] = [:]) {
        (self.files, self.inputs) = (files, inputs)
    }

    /// Reads a manifest; nil where the bytes are none. Paths that lead out of the output folder are left out.
    init?(_ bytes: Data) {
        guard let form = try? JSONDecoder().decode(Form.self, from: bytes), form.schema == 1 else { return nil }
        let hashes = form.hashes.flatMap { $0.count == form.files.count ? $0 : nil }
        for (index, file) in form.files.enumerated() {
            guard let path = ArtifactPath(file) else { continue }
            files.updateValue(hashes.flatMap { UInt64($0[index], radix: 16) }, forKey: path)
        }
        inputs = (form.inputs ?? [:]).compactMapValues { UInt64($0, radix: 16) }
    }

    /// The manifest in a folder, an empty one where the folder is empty. Throws where no build wrote the files in the folder.
    static func read(in folder: OutputFolder) throws(WritingError) -> BuildManifest {
        if let manifest = folder.bytes(of: path).flatMap({ BuildManifest($0) }) { return manifest }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        if names.allSatisfy({ $0.hasPrefix(".") }) { return BuildManifest() }
        throw folder.kind(of: name) == nil ? .foreignFolder(folder.path) : .damagedManifest("\(folder.path)/\(name)")
    }

    /// Whether the files are those of a whole site: a shard has no page of all themes.
    var isOfSite: Bool { files.keys.contains(ArtifactPath(ours: "index.html")) }

    /// The manifest as it is written: a file a line, then a hash a line, then an input a line.
    var bytes: [UInt8] {
        var writer = JSONWriter(.indented)
        let sorted = files.sorted { $0.key < $1.key }
        writer.object {
            $0.member("files", sorted.map(\.key.description))
            $0.member("hashes", sorted.map { $0.value.map(ContentHash.text) ?? "" })
            $0.key("inputs")
            $0.object { writer in
                for (name, hash) in inputs.sorted(by: { $0.key < $1.key }) {
                    writer.member(named: name, ContentHash.text(of: hash))
                }
            }
            $0.member("schema", 1)
        }
        return writer.bytes + "\n".utf8
    }
}
