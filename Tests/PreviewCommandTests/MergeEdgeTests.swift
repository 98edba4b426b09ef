import Foundation
import TestSupport
import Testing

@Suite("A merge at its edges")
struct MergeEdgeTests {
    @Test func `takes many more shards than files may be open at once`() throws {
        let folder = try Program.folder([
            "themes/day.yml": "colors: { background: white, text: black }\n",
            "themes/night.yml": "colors: { background: black, text: white }\n",
        ])
        let count = 16
        for number in 1...count {
            #expect(try Program.run("build", "--shard", "\(number)/\(count)", in: folder).status == 0)
        }
        let shards = (1...count).map { "site-\($0)-of-\(count)" }
        let outcome = try Program.run(["merge", "--jobs", "2"] + shards, in: folder, openFiles: 40)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(try Program.run("build", "--check", in: folder).status == 0)
    }
}
