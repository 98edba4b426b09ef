import ColorScience
import Findings
import TestSupport
import Testing
import ThemeChecks
import ThemeFixes
import ThemeModel

@testable import PreviewCommand

@Suite("fix --interactive")
struct FixConversationTests {
    private static let pale = """
        palette: { ink: "#888888", sky: "#7fb4e8", paper: white }
        colors: { background: "{palette.paper}", text: "{palette.ink}", link: "{palette.sky}" }

        """

    /// A conversation about a theme, with answers; nil is the end of the input.
    private struct Talk {
        private(set) var conversation: FixConversation
        private(set) var plan: FixPlan
        private let theme: Theme

        init(_ yaml: String = FixConversationTests.pale, usesColor: Bool = false) throws {
            theme = try SampleTheme.theme(yaml)
            plan = ThemeFixer(checker: ThemeChecker()).plan(for: [theme])
            conversation = FixConversation(plan, card: FixCard(usesColor: usesColor))
        }

        /// The message after an answer.
        @discardableResult mutating func answer(_ line: String?) -> String {
            conversation.answer(line)
            while conversation.isWaitingForPlan {
                plan = ThemeFixer(checker: ThemeChecker(), options: conversation.options).plan(
                    for: [theme])
                conversation.resume(with: plan)
            }
            return conversation.message
        }

        /// The changed values at the end.
        var result: [String: String] {
            Dictionary(plan.changes.map { ($0.place.path, $0.new.css) }) { first, _ in first }
        }
    }

    @Test
    func `A question shows a value, its place, its change and its pairs, the worst first`()
        throws
    {
        let talk = try Talk()
        let lines = talk.conversation.message.split(separator: "\n")
        #expect(lines.first == "1 of 2: 'palette.ink' at themes/sample.yml:1:17")
        #expect(lines[1].contains("  #888888 → #") && lines[1].contains("  ΔE OK 0."))
        let ratios = lines.dropFirst(2).compactMap {
            $0.firstMatch(of: /^  (\d+\.\d\d) → (\d+\.\d\d)  '/)
        }
        let before = ratios.compactMap { Double($0.1) }
        #expect(before.count == 6 && before == before.sorted())
        #expect(lines.last?.firstMatch(of: /^  and \d+ more pairs$/) != nil)
        #expect(
            talk.conversation.prompt?.contains("[y]es, [n]o, [o]ther value, [a]ll the rest, [q]uit")
                == true
        )
    }

    @Test func `A question shows swatches only where the terminal has colours`()
        throws
    {
        let message = try Talk(usesColor: true).conversation.message
        #expect(message.contains("\u{1B}[48;2;136;136;136m  \u{1B}[0m #888888"))
        #expect(
            message.contains(
                "\u{1B}[38;2;136;136;136;48;2;255;255;255m Text \u{1B}[0m 3.54 → \u{1B}["
            )
        )
        #expect(try !Talk().conversation.message.contains("\u{1B}"))
    }

    @Test func `The change that fixes most is asked about first`() throws {
        let colors = """
            palette: { sky: "#7fb4e8", ink: "#888888" }
            colors: { background: white, text: "{palette.ink}", link: "{palette.sky}" }

            """
        #expect(try Talk(colors).conversation.message.contains("1 of 2: 'palette.ink'"))
    }

    @Test(arguments: [["y", "YES"], [" y ", "a"], ["a"], ["all"]])
    func `An answer takes a change by yes, or all the rest at once`(answers: [String]) throws {
        var talk = try Talk()
        let planned = talk.result
        for answer in answers { talk.answer(answer) }
        #expect(talk.conversation.prompt == nil && talk.conversation.writes)
        #expect(talk.result == planned && planned.keys.sorted() == ["palette.ink", "palette.sky"])
    }

    @Test func `An answer of no keeps a value, and others fix what they can`() throws {
        var talk = try Talk()
        talk.answer("n")
        #expect(talk.conversation.message.contains("'palette.sky'"))
        talk.answer("y")
        #expect(talk.result.keys.sorted() == ["palette.sky"])
        #expect(talk.plan.unfixed.contains { $0.pair.pair.phrase == "text on background" })
        #expect(talk.conversation.prompt == nil && talk.conversation.writes)
    }

    @Test func `An answer of quit takes only what was taken before`() throws {
        for end in ["q", "quit", nil] {
            var talk = try Talk()
            let ink = talk.result["palette.ink"]
            talk.answer("y")
            talk.answer(end)
            #expect(talk.result == ["palette.ink": ink], "\(end ?? "end of input")")
            #expect(talk.conversation.prompt == nil && talk.conversation.writes)
        }
    }

    @Test func `An unknown answer asks again`() throws {
        var talk = try Talk()
        let prompt = talk.conversation.prompt
        #expect(talk.answer("maybe\u{1B}[2J") == "'maybe\u{FFFD}[2j' is none of y, n, o, a and q.")
        #expect(talk.answer("") == "'' is none of y, n, o, a and q.")
        #expect(talk.conversation.prompt == prompt && talk.conversation.options.pinned.isEmpty)
    }

    @Test func `Another value is read, judged and asked about`() throws {
        var talk = try Talk()
        talk.answer("o")
        #expect(talk.conversation.prompt == "Which colour? ")
        #expect(talk.answer("inkish").hasPrefix("'inkish' is no colour: column 1: "))
        #expect(
            talk.answer("#12345680")
                == "'#12345680' is translucent, and the value in the file is not."
        )
        #expect(talk.answer("#888888") == "That is the value in the file.")
        #expect(
            talk.answer("rgb(51 51 51)").hasPrefix(
                "With #333333 all its pairs pass.\n\n1 of 2: 'palette.ink'"
            )
        )
        talk.answer("o")
        #expect(talk.answer("#eeeeee").contains(/^With #eeeeee \d+ pairs of it would fail.\n/))
        #expect(
            talk.conversation.message.contains(
                "fails  'text on background' needs 4.5 (sample, light)"
            )
        )
        talk.answer("o")
        talk.answer("#222222")
        talk.answer("y")
        talk.answer("a")
        #expect(talk.result["palette.ink"] == "#222222" && talk.plan.unfixed.isEmpty)
        #expect(talk.conversation.writes)
    }

    @Test(arguments: [["o", "#222222", "n", "y"], ["o", "#222222", "o", "", "n", "y"]])
    func `A value that was only tried is not taken`(answers: [String]) throws {
        var talk = try Talk()
        for answer in answers { talk.answer(answer) }
        #expect(talk.result.keys.sorted() == ["palette.sky"])
        for end in ["q", nil] {
            var talk = try Talk()
            for answer in ["o", "#222222", end] { talk.answer(answer) }
            #expect(talk.result.isEmpty)
        }
    }

    @Test func `A value that makes a pair worse is asked about once more`() throws {
        for (answer, writes) in [("y", true), ("n", false), (nil, false)] {
            var talk = try Talk("colors: { background: white, text: black, link: '#7fb4e8' }\n")
            for answer in ["o", "#f0f0f0", "y"] { talk.answer(answer) }
            #expect(talk.conversation.message.contains("With these changes '"))
            #expect(talk.conversation.prompt == "Write the changes all the same? [y]es, [n]o: ")
            #expect(talk.answer("x") == "'x' is none of y and n.")
            talk.answer(answer)
            #expect(talk.conversation.prompt == nil && talk.conversation.writes == writes)
        }
    }

    @Test func `A background that turns a light mode dark is refused`() throws {
        // The text is black already, so that only the background can move.
        var talk = try Talk(
            "colors: { background: '#7a7a7a', text: black }\ncontrast: { level: AAA }\n"
        )
        #expect(talk.conversation.message.contains("'colors.background'"))
        talk.answer("o")
        #expect(
            talk.answer("#111111").contains(
                "A light background stays light, a dark one dark (sample, light)"
            )
        )
        #expect(talk.conversation.prompt == "Which colour? ")
    }

    @Test func `A change of an alpha reads an alpha`() throws {
        var talk = try Talk(
            """
            palette: { ink: "#1d2430" }
            colors: { background: white, text: "{palette.ink}", text-muted: "{palette.ink} / 40%" }

            """
        )
        #expect(talk.conversation.message.contains("alpha 0.4 → alpha 0."))
        talk.answer("o")
        #expect(talk.conversation.prompt == "Which alpha? ")
        #expect(talk.answer("80% red") == "'80% red' is no alpha, such as 0.8 or 80%.")
        #expect(talk.answer("10%").contains(" would fail.\n"))
        talk.answer("o")
        #expect(talk.answer("80%").hasPrefix("With alpha 0.8 all its pairs pass."))
        talk.answer("y")
        #expect(
            talk.result == ["colors.text-muted": "rgba(29, 36, 48, 0.8)"]
                && talk.conversation.writes
        )
    }

    @Test func `A theme without failures is asked nothing about`() throws {
        let talk = try Talk("colors: { background: white, text: black }\n")
        #expect(
            talk.conversation.prompt == nil && talk.conversation.message.isEmpty
                && talk.conversation.writes
        )
    }

    @Test(arguments: [[], ["--format", "json"], ["--write"]])
    func `fix --interactive needs a terminal, and excludes JSON and --write`(arguments: [String])
        throws
    {
        let folder = try Program.folder(["themes/day.yml": Self.pale])
        let outcome = try Program.run(["fix", "--interactive"] + arguments, in: folder)
        #expect(outcome.status == 64 && outcome.output.isEmpty)
        let reason =
            arguments.contains("json")
            ? "leave out --format json" : "--interactive needs a terminal"
        #expect(outcome.errors.contains(reason))
    }
}
