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
            #expect(
                try Program.run("build", "--shard", "\(number)/\(count)", in: folder).status == 0
            )
        }
        let shards = (1...count).map { "site-\($0)-of-\(count)" }
        let outcome = try Program.run(
            ["merge", "--jobs", "2"] + shards,
            in: folder,
            behind: "ulimit -n 40"
        )
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(try Program.run("build", "--check", in: folder).status == 0)
    }

    @Test
    func
        `writes to another folder than usual what one build writes, where shards lie among the pages`()
        throws
    {
        let folder = try Program.folder([
            "themepreview.yml": "output: docs/out\n",
            "docs/a.md": "# A\n\n[site](out/index.html)\n",
            "themes/day.yml": "colors: { background: white, text: black }\n",
        ])
        let first = try Program.run("build", "-o", "first", in: folder)
        for shard in ["1/2", "2/2"] {
            #expect(try Program.run("build", "--shard", shard, in: folder).status == 0)
        }
        let shards = ["docs/out-1-of-2", "docs/out-2-of-2"]
        #expect(try Program.run(["merge"] + shards, in: folder).status == 0)
        let merged = try Program.run(["merge", "-o", "merged"] + shards, in: folder)
        #expect(merged.status == 0, "\(merged.errors)")
        for output in ["first", "merged", "docs/out"] {
            let check = try Program.run("build", "--check", "-o", output, in: folder)
            #expect(check.status == 0, "\(check.output)")
        }
        for outcome in [first, merged] {
            #expect(outcome.output.contains("there is no 'out/index.html'"))
        }
    }
}
