import Projects
import SourceText
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Lists the files of a site and hashes of their inputs: `build-manifest.json`, schema 1.
///
/// A build overwrites and deletes only files that the manifest lists. The manifest holds no times, so equal inputs give
/// equal manifests.
package struct BuildManifest: Equatable, Sendable {
    static let path = ArtifactPath.buildManifest
    package static let name = path.description
    /// The largest manifest that is read, in bytes: that of about 2 million files.
    package static let sizeLimit = 256 << 20

    /// The hash of each file's bytes; nil for a file that a build was about to write.
    var files: [ArtifactPath: UInt64?] = [:]
    /// The hash of each input, by the name of its ``ArtifactInput``.
    var inputs: [String: UInt64] = [:]

    private struct Form: Decodable {
        let schema: Int
        let files: [String]
        let hashes: [String]?
        let inputs: [String: String]?
    }

    init(files: [ArtifactPath: UInt64?] = [:], inputs: [String: UInt64] = [:]) {
        self.files = files
        self.inputs = inputs
    }

    /// Nil if the bytes are no manifest; paths that leave the output folder are dropped.
    init?(_ bytes: Data) {
        guard let form = try? JSONDecoder().decode(Form.self, from: bytes), form.schema == 1 else {
            return nil
        }
        let hashes = form.hashes.flatMap { $0.count == form.files.count ? $0 : nil }
        for (index, file) in form.files.enumerated() {
            guard let path = ArtifactPath(file), SiteFile.mayBeOurs(path) else { continue }
            files.updateValue(hashes.flatMap { UInt64($0[index], radix: 16) }, forKey: path)
        }
        inputs = (form.inputs ?? [:]).compactMapValues { UInt64($0, radix: 16) }
    }

    /// One line per file, then per hash, then per input, so that version control shows small differences.
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
