import Foundation
import TestSupport
import Testing

@testable import PreviewSite

@Suite("A file that is written piece by piece")
struct StagedFileTests {
    /// Sizes around those at which a buffer is full, a hash takes a block, or bytes are written as they are.
    private static let sizes = [0, 1, 31, 32, 33, 16_383, 16_384, 16_385, 65_535, 65_536, 65_537, 200_001]

    @Test("holds all pieces, and has the hash of the whole", arguments: 0..<6)
    func pieces(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let folder = try TemporaryFolder()
        for round in 0..<30 {
            let file = try StagedFile(at: "\(folder.path)/\(round)")
            var whole: [UInt8] = []
            for _ in 0..<Int.random(in: 0...8, using: &random) {
                let size = Self.sizes.randomElement(using: &random) ?? 0
                let piece = (0..<size).map { UInt8(truncatingIfNeeded: whole.count &+ $0 &* 7) }
                try piece.withUnsafeBytes(file.write)
                whole += piece
            }
            let (hash, stamp) = try file.finish()
            #expect(FileManager.default.contents(atPath: "\(folder.path)/\(round)") == Data(whole))
            #expect(hash == ContentHash.of(whole) && file.count == whole.count)
            #expect(stamp != nil)
        }
    }

    @Test("is the same one after it was moved, and another one after it was written to or replaced")
    func stamp() throws {
        let folder = try TemporaryFolder()
        let lock = try OutputLock(folder.path)
        let file = try StagedFile(at: "\(folder.path)/staged")
        try [UInt8](repeating: 1, count: 10).withUnsafeBytes(file.write)
        let stamp = try #require(try file.finish().stamp)
        try FileManager.default.moveItem(atPath: "\(folder.path)/staged", toPath: "\(folder.path)/moved")
        #expect(try #require(FileStamp(at: "\(folder.path)/moved")).isMoved(stamp))
        #expect(FileStamp(at: "\(folder.path)/moved") == lock.stamp(of: "moved"))
        try folder.write("0123456789", to: "moved")
        #expect(lock.settledStamp(of: "moved", being: stamp) == nil)
    }
}
