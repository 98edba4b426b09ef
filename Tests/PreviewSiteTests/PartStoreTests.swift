import Findings
import SystemPackage
import TestSupport
import Testing
import ThemeRendering

@testable import PreviewSite

@Suite("What themes add to shared files")
struct PartStoreTests {
    private struct Shared: SharedFile {
        let path: ArtifactPath
        let inputs: [ArtifactInput] = []
        let separators: [String]
        func parts(of theme: JudgedTheme) -> [[UInt8]] { [] }
        func texts(_ totals: Summary) -> [[UInt8]] { [] }
    }

    /// A file of so many parts, and where they are.
    private func source(_ parts: [[UInt8]], _ separator: [UInt8], at path: String) throws -> (OpenFile, [Range<Int>]) {
        var (bytes, places) = ([UInt8](), [Range<Int>]())
        for part in parts {
            if !part.isEmpty && !bytes.isEmpty { bytes += separator }
            places.append(bytes.count..<bytes.count + part.count)
            bytes += part
        }
        let file = OpenFile(
            try FileDescriptor.open(
                FilePath(path), .readWrite, options: [.create, .truncate], permissions: .ownerReadWrite))
        _ = try file.descriptor.writeAll(bytes)
        return (file, places)
    }

    @Test(
        "parts that are made anew and parts that lie in a file come out in their order, whether few or many",
        arguments: [0, 1, 2, 3], ["", ",\n"])
    func order(_ seed: UInt64, _ separator: String) throws {
        var random = SeededGenerator(seed: seed)
        let folder = try TemporaryFolder()
        let writer = try SiteWriter(output: "\(folder.path)/site")
        defer { writer.abandon() }
        for round in 0..<6 {
            let large = [40, 60_000, 1_500_000][round % 3]
            let parts = (0..<30).map { index in
                [UInt8](
                    repeating: UInt8(65 + index), count: [0, 1, large, large + 7].randomElement(using: &random) ?? 0)
            }
            let (file, places) = try source(parts, Array(separator.utf8), at: "\(folder.path)/old-\(round)")
            let path = try #require(ArtifactPath("a"))
            let store = PartStore([Shared(path: path, separators: [separator])], writer: writer)
            for (part, place) in zip(parts, places) {
                if Bool.random(using: &random) {
                    try store.append(place, in: file, to: 0, of: 0)
                } else {
                    try store.append(part, to: 0, of: 0)
                }
            }
            var made: [UInt8] = []
            let starts = try store.parts.assemble(0, [[1, 2], [3]]) { made += $0 }
            let joined = Array(parts.filter { !$0.isEmpty }.joined(separator: separator.utf8))
            #expect(made == [1, 2] + joined + [3] && starts == [2])
            #expect(store.held <= PartStore.limit)
        }
    }
}
