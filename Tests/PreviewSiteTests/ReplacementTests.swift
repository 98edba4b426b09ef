import Foundation
import Synchronization
import SystemPackage
import Testing
import ThemeRendering

@testable import PreviewSite

@Suite("A file that takes the place of another one")
struct ReplacementTests {
    private let folder: TemporaryFolder
    private let output: OutputFolder
    private let place: ArtifactPath

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("new", to: "waiting/0")
        output = OutputFolder(path: folder.path, OpenFile(try FileDescriptor.open(folder.path, .readOnly)))
        place = try #require(ArtifactPath("a/b"))
    }

    @Test("nothing is left of the old one, and nothing waits any more")
    func file() throws {
        try folder.write("old", to: "a/b")
        try output.replace(place, with: "waiting/0")
        #expect(folder.text(of: "a/b") == "new" && folder.files() == ["a/b"])
    }

    @Test("a link goes, and what it leads to stays")
    func link() throws {
        try folder.write("mine", to: "mine")
        try folder.write("", to: "a/c")
        try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/a/b", withDestinationPath: "../mine")
        try output.replace(place, with: "waiting/0")
        #expect(folder.text(of: "a/b") == "new" && folder.text(of: "mine") == "mine")
        #expect(folder.files() == ["a/b", "a/c", "mine"])
    }

    @Test("where the old one has gone by then, the new one is there all the same")
    func gone() throws {
        try folder.write("", to: "a/c")
        try output.replace(place, with: "waiting/0")
        #expect(folder.text(of: "a/b") == "new" && folder.files() == ["a/b", "a/c"])
    }

    @Test("a folder that took the place of the old one keeps it, with all that is in it")
    func folderInTheWay() throws {
        try folder.write("mine", to: "a/b/c")
        #expect(throws: WritingError.self) { try output.replace(place, with: "waiting/0") }
        #expect(folder.text(of: "a/b/c") == "mine" && folder.files() == ["a/b/c", "waiting/0"])
    }

    @Test("whoever looks finds the old one or the new one, whole, at any moment")
    func anyMoment() throws {
        try folder.write("0", to: "a/b")
        let isOver = Atomic(false)
        let seen = Mutex<Set<String?>>([])
        DispatchQueue.concurrentPerform(iterations: 2) { thread in
            if thread == 0 {
                while !isOver.load(ordering: .relaxed) {
                    let text = folder.text(of: "a/b")
                    seen.withLock { _ = $0.insert(text) }
                }
            } else {
                for number in 1...500 {
                    try? folder.write("\(number)", to: "waiting/1")
                    try? output.replace(place, with: "waiting/1")
                }
                isOver.store(true, ordering: .relaxed)
            }
        }
        #expect(folder.text(of: "a/b") == "500")
        #expect(seen.withLock { $0 }.isSubset(of: Set((0...500).map { "\($0)" })))
    }
}
