import Foundation
import TestSupport
import Testing

@Suite("'import'")
struct ImportTests {
    private static let kitty =
        "background #101010\nforeground #f0f0f0\ncursor none\n" + (0..<16).map { "color\($0) #a0a0a0\n" }.joined()

    @Test func `writes a theme that is checked like any other, and says what it is made of`() throws {
        let folder = try Program.folder(["Night.conf": Self.kitty])
        let outcome = try Program.run("import", "Night.conf", "-o", "themes/night.yml", in: folder)
        #expect(outcome.status == 0 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("Night.conf:3:8: warning: 'none' for 'cursor' stands for no colour"))
        #expect(outcome.errors.contains("wrote themes/night.yml\nmapped from kitty: "))
        #expect(outcome.errors.contains("left out: what the warnings name"))
        #expect(try Program.run("list", in: folder).output.contains("Night"))
    }

    @Test func `keeps an existing file, and writes nothing with --strict`() throws {
        let folder = try Program.folder(["Night.conf": Self.kitty, "mine.yml": "mine\n"])
        #expect(try Program.run("import", "Night.conf", "-o", "mine.yml", in: folder).status == 2)
        #expect(try Program.run("import", "Night.conf", "--strict", in: folder).status == 1)
        #expect(try Program.run("import", "Night.conf", in: folder).output.contains("background: "))
        #expect(try Program.run("import", "gone.conf", in: folder).status == 2)
    }
}
