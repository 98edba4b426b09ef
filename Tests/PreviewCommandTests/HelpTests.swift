import TestSupport
import Testing

@Suite("The help of a command")
struct HelpTests {
    /// The commands that the program's own help lists.
    private static let verbs: [String] = {
        let help = (try? Program.run("--help").output) ?? ""
        let list = help.split(separator: "SUBCOMMANDS:").last ?? ""
        return list.matches(of: /(?m)^  ([a-z]+) +[A-Z]/).map { String($0.1) }
    }()

    @Test func `At least 14 commands have a help`() { #expect(Self.verbs.count >= 14) }

    @Test(arguments: verbs)
    func `A help breaks no example at 80 columns`(verb: String) throws {
        let help = try Program.run(verb, "--help").output
        #expect(help.matches(of: /(?m)^  themepreview .*\n[^ \n].*/).map { String($0.0) } == [])
    }

    @Test(arguments: ["swift", "base16", "kitty", "bootstrap"])
    func `The help of export has a line for each format`(format: String) throws {
        let help = try Program.run("export", "--help").output
        let lines = help.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.count { $0.hasPrefix("\(format): ") } == 1, "\(help)")
    }

    @Test(arguments: verbs)
    func `A help has an example that the parser accepts`(verb: String) throws {
        let help = try Program.run(verb, "--help").output
        let examples = help.matches(of: /(?m)^  themepreview (.+?)(?:   .*|\|.*)?$/).map {
            String($0.1)
        }
        #expect(examples.contains { $0.hasPrefix(verb) })
        for example in examples {
            let words = example.matches(of: /'([^']*)'|[^ ']+/).map { String($0.1 ?? $0.0) }
            if words.first == "serve" { continue }
            let outcome = try Program.run(words, in: try Program.folder())
            #expect(
                outcome.status != 64 || outcome.errors.contains("needs a terminal"),
                "\(words) \(outcome.errors)"
            )
        }
    }
}
