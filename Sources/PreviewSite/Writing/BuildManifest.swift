import Findings
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a build wrote: only these files are ever deleted.
package struct BuildManifest: Decodable, Equatable {
    /// The name of the manifest in the output folder.
    package static let name = "build-manifest.json"
    /// Where it lies.
    static let path = ArtifactPath(ours: name)

    /// The version of the manifest's form.
    var schema = 1
    /// The paths of the files, sorted.
    private(set) var files: [String]

    /// Lists files; soon done where they come nearly in order.
    init(files: [ArtifactPath]) {
        let sorted = files.sorted().map(\.description)
        let isNew = { $0 == 0 || !sorted[$0].hasBytes(of: sorted[$0 - 1]) }
        self.files = sorted.indices.filter(isNew).map { sorted[$0] }
    }

    /// Reads the manifest of a folder; nil where there is none of ours.
    init?(in folder: OutputFolder) {
        guard let bytes = folder.bytes(of: Self.path) else { return nil }
        self.init(bytes: bytes)
    }

    /// Reads a manifest; nil where the bytes are none of ours.
    init?(bytes: Data) {
        if let files = bytes.withUnsafeBytes(Self.plainFiles) {
            self.files = files
            return
        }
        guard let manifest = try? JSONDecoder().decode(BuildManifest.self, from: bytes), manifest.schema == 1 else {
            return nil
        }
        self = manifest
    }

    /// The files of a manifest that is just as ``bytes`` has it and needs no escape, which is soon read; nil for any other.
    private static func plainFiles(of text: UnsafeRawBufferPointer) -> [String]? {
        let (quote, escape) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
        guard text.starts(with: head) else { return nil }
        var (files, rest) = ([String](), text[head.count...])
        while rest.starts(with: [UInt8(ascii: "\n"), quote]) {
            let name = rest.dropFirst(2).prefix { $0 != quote && $0 != escape }
            rest = rest[name.endIndex...]
            guard rest.popFirst() == quote else { return nil }
            files.append(String(decoding: name, as: UTF8.self))
            if rest.first == UInt8(ascii: ",") { rest = rest.dropFirst() }
        }
        return rest.elementsEqual(tail) ? files : nil
    }

    private static let head = Array("{\"schema\":1,\"files\":[".utf8)
    private static let tail = Array("\n]}\n".utf8)

    /// The files whose paths stay within the output folder; a manifest that was tampered with names no others.
    var paths: [ArtifactPath] { files.compactMap(ArtifactPath.init) }

    /// Whether the files are those of a whole site: a part of one has no page of all themes.
    var isOfSite: Bool { files.contains("index.html") }

    /// The manifest as it is written: a file a line.
    var bytes: [UInt8] {
        var rows = JSONWriter(.rows)
        for file in files { rows.add(file) }
        return Self.head + rows.bytes + Self.tail
    }
}
