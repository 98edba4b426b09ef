import Foundation
import PreviewSite
import Testing
import ThemeRendering

@Suite("SiteWriter")
struct SiteWriterTests {
    @Test("writes files with the folders above them, and a manifest that lists them")
    func writes() throws {
        let folder = try TemporaryFolder()
        _ = try SiteWriter.build(["index.html": "a", "themes/x/theme.css": "b"], in: folder.path)
        #expect(folder.files() == ["build-manifest.json", "index.html", "themes/x/theme.css"])
        #expect(
            folder.text(of: "build-manifest.json")
                == "{\"schema\":1,\"files\":[\n\"index.html\",\n\"themes/x/theme.css\"\n]}\n")
    }

    @Test("leaves a file with equal bytes untouched")
    func unchanged() throws {
        let folder = try TemporaryFolder()
        _ = try SiteWriter.build(["a.html": "a", "b.html": "b"], in: folder.path)
        let old = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: "\(folder.path)/a.html")
        let second = try SiteWriter.build(["a.html": "a", "b.html": "c"], in: folder.path)
        #expect(second.isNew == ["a.html": false, "b.html": true])
        #expect(try folder.date(of: "a.html") == old)
        #expect(folder.text(of: "b.html") == "c")
    }

    @Test("deletes what an earlier build wrote and this one does not, with empty folders, and nothing else")
    func stale() throws {
        let folder = try TemporaryFolder()
        _ = try SiteWriter.build(["keep.html": "a", "old/deep/gone.html": "b", "old/gone.html": "c"], in: folder.path)
        try folder.write("mine", to: "old/notes.txt")
        let second = try SiteWriter.build(["keep.html": "a"], in: folder.path)
        #expect(second.removed == 2)
        #expect(folder.files() == ["build-manifest.json", "keep.html", "old/notes.txt"])
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/old/deep"))
    }

    @Test("refuses a folder with files that no build wrote, and leaves them alone")
    func foreign() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: "index.html")
        #expect(throws: WritingError.self) { try SiteWriter(output: folder.path) }
        #expect(folder.text(of: "index.html") == "mine")
    }

    @Test("takes a folder with nothing but hidden files")
    func hidden() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: ".gitkeep")
        _ = try SiteWriter.build(["index.html": "a"], in: folder.path)
        #expect(folder.files() == [".gitkeep", "build-manifest.json", "index.html"])
    }

    @Test("a manifest that was tampered with leads nowhere outside the folder")
    func tampered() throws {
        let folder = try TemporaryFolder()
        try folder.write("precious", to: "precious.txt")
        try folder.write(
            "{\"schema\":1,\"files\":[\"../precious.txt\",\"/etc/hosts\",\"a/../../precious.txt\"]}",
            to: "site/build-manifest.json")
        _ = try SiteWriter.build(["index.html": "a"], in: "\(folder.path)/site")
        #expect(folder.text(of: "precious.txt") == "precious")
    }

    @Test("does not write or delete through a link below the folder")
    func links() throws {
        let folder = try TemporaryFolder()
        try folder.write("precious", to: "elsewhere/theme.css")
        _ = try SiteWriter.build(["themes/x/theme.css": "a"], in: "\(folder.path)/site")
        try FileManager.default.removeItem(atPath: "\(folder.path)/site/themes/x")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/site/themes/x", withDestinationPath: "\(folder.path)/elsewhere")
        #expect(throws: WritingError.self) {
            try SiteWriter.build(["themes/x/theme.css": "b"], in: "\(folder.path)/site")
        }
        #expect(folder.text(of: "elsewhere/theme.css") == "precious")
    }

    @Test("replaces a link in place of a file by the file, and leaves its target alone")
    func fileLinks() throws {
        let folder = try TemporaryFolder()
        try folder.write("precious", to: "precious.txt")
        _ = try SiteWriter.build(["index.html": "a"], in: "\(folder.path)/site")
        try FileManager.default.removeItem(atPath: "\(folder.path)/site/index.html")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/site/index.html", withDestinationPath: "\(folder.path)/precious.txt")
        _ = try SiteWriter.build(["index.html": "b"], in: "\(folder.path)/site")
        #expect(folder.text(of: "precious.txt") == "precious")
        #expect(folder.text(of: "site/index.html") == "b")
    }

    @Test("one build at a time writes to a folder")
    func busy() throws {
        let folder = try TemporaryFolder()
        let first = try SiteWriter(output: folder.path)
        #expect(throws: WritingError.self) { try SiteWriter(output: folder.path) }
        _ = try first.finish([])
        _ = try SiteWriter(output: folder.path).finish([])
    }

    @Test("what a build that was killed left behind is known to the next one")
    func killed() throws {
        let folder = try TemporaryFolder()
        _ = try SiteWriter.build(["a.html": "a"], in: folder.path)
        // A build that was killed when its first file was in its place and its second one was half written.
        try folder.write("{\"schema\":1,\"files\":[\"a.html\",\"new.html\"]}", to: "build-manifest.json")
        try folder.write("n", to: "new.html")
        try folder.write("half", to: ".themepreview-tmp/1234")
        let next = try SiteWriter.build(["a.html": "a"], in: folder.path)
        #expect(next.removed == 1)
        #expect(folder.files() == ["a.html", "build-manifest.json"])
    }

    @Test("nothing is in its place before everything is there, and giving up leaves the old site as it was")
    func abandoned() throws {
        let folder = try TemporaryFolder()
        _ = try SiteWriter.build(["a.html": "a", "b.html": "b"], in: folder.path)
        let before = folder.files().map { folder.text(of: $0) }
        let writer = try SiteWriter(output: folder.path)
        for (path, text) in ["a.html": "A", "b.html": "b", "new/c.html": "c"] {
            let isNew = try writer.write(try Artifact(at: path, text))
            #expect(isNew == (path != "b.html"))
        }
        #expect(folder.text(of: "a.html") == "a" && folder.text(of: "new/c.html") == nil)
        writer.abandon()
        #expect(folder.files() == ["a.html", "b.html", "build-manifest.json"])
        #expect(folder.files().map { folder.text(of: $0) } == before)
        #expect(
            try SiteWriter.build(["a.html": "A", "b.html": "b"], in: folder.path).isNew == [
                "a.html": true, "b.html": false,
            ])
    }

    @Test("a file for which there is no place leaves all others alone")
    func noPlace() throws {
        let folder = try TemporaryFolder()
        _ = try SiteWriter.build(["a.html": "a", "z.html": "z"], in: folder.path)
        try FileManager.default.removeItem(atPath: "\(folder.path)/z.html")
        try folder.write("mine", to: "z.html/notes.txt")
        #expect(throws: WritingError.self) { try SiteWriter.build(["a.html": "A", "z.html": "Z"], in: folder.path) }
        #expect(folder.text(of: "a.html") == "a")
        #expect(folder.text(of: "build-manifest.json")?.contains("z.html") == true)
    }
}
