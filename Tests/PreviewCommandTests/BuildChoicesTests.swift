import TestSupport
import Testing

@testable import PreviewCommand

@Suite("Plain arguments of a build")
struct BuildChoicesTests {
    private static let flags = [
        "-q", "--quiet", "-v", "--verbose", "--clean", "--strict", "--no-cache", "--timings",
    ]
    private static let options = [
        "--project", "--themes", "--docs", "--templates", "--output", "-o", "--theme", "--explain", "--trace", "--jobs",
        "-j",
    ]
    /// What the parser alone knows, or refuses.
    private static let others = [
        "--check", "--shard", "1/2", "--color", "never", "--help", "-h", "--version", "-qv", "-oout", "-j4", "--out",
        "--", "-", "--nothing", "-x", "build", "--generate-completion-script", "--quiet=yes", "--jobs=", "--theme=",
    ]
    private static let values = [
        "a", "a/b", "a b", "a=b", "=", "é", "-a", "--docs", "", "0", "1", "+2", "٣", "-1", "1.5", "@a",
    ]

    /// Arguments behind `build`: mostly right ones, some of any other kind.
    private static func arguments(_ random: inout SeededGenerator) -> [String] {
        func any(_ words: [String]) -> String { words[Int.random(in: words.indices, using: &random)] }
        return (0..<Int.random(in: 0...4, using: &random)).flatMap { _ in
            switch Int.random(in: 0..<32, using: &random) {
            case 0..<4: [any(others)]
            case 4..<12: [any(flags)]
            case 12: ["\(any(flags))=\(any(values))"]
            case 13: [any(options)]
            case 14..<24: [any(options), any(values)]
            default: ["\(any(options))=\(any(values))"]
            }
        }
    }

    @Test func `say what the parser says of them, and are right wherever they are taken`() throws {
        var random = SeededGenerator(seed: 6)
        var count = (plain: 0, other: 0)
        for _ in 0..<1_000 {
            let arguments = ["build"] + Self.arguments(&random)
            guard let plain = BuildChoices(plain: arguments) else {
                count.other += 1
                continue
            }
            count.plain += 1
            let build = try #require(try Root.command(arguments) as? Build, "\(arguments)")
            #expect(!build.check && build.choices == plain, "\(arguments)")
        }
        #expect(count.plain > 250 && count.other > 250, "\(count)")
    }

    @Test(arguments: [
        [], ["-q"], ["--verbose"], ["--project", "p", "--themes", "a", "--themes=b", "--docs", "d", "--output=o"],
        ["-o", "out", "-j", "2", "--strict", "--timings", "--trace", "t.json", "--explain", "site/index.html"],
        ["--theme", "day", "--clean", "--no-cache", "--templates", "t"],
    ])
    func `are those of everyday`(arguments: [String]) {
        #expect(BuildChoices(plain: ["build"] + arguments) != nil)
    }

    @Test(arguments: [
        [], ["check"], ["-q", "build"], ["build", "--check"], ["build", "--shard", "1/2"], ["build", "-h"],
    ])
    func `are none of anything else`(arguments: [String]) {
        #expect(BuildChoices(plain: arguments) == nil)
    }
}
