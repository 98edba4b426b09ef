import Findings
import SourceText
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@Suite("A pair that pages show")
struct ShownPairTests {
    /// The rows that `shown` adds to those of a theme.
    private func added(_ shown: ShownPair, colors: String = SampleCheck.clear, _ rest: String = "")
        throws
        -> [PairName]
    {
        let plain = try SampleCheck.report(colors, rest).pairs
        let report = try SampleCheck.report(
            colors,
            rest,
            options: CheckOptions(shownPairs: [shown])
        )
        return report.pairs.filter { !plain.contains($0) }.map(\.pair)
    }

    @Test func `A pair that pages show is judged like any other`() throws {
        let pair = ShownPair("link", on: "surface-raised", as: .text(styles: ["body"]))
        #expect(try added(pair) == [PairName("link", on: "surface-raised")])
        let report = try SampleCheck.report(
            "\(SampleCheck.clear), link: \"#999999\"",
            options: CheckOptions(shownPairs: [pair])
        )
        #expect(
            report.found(.lowContrast).contains {
                $0.pair == PairName("link", on: "surface-raised")
            }
        )
    }

    @Test func `A pair that pages show is not judged twice`() throws {
        #expect(try added(ShownPair("text", on: "background", as: .text(styles: ["body"]))).isEmpty)
        #expect(try added(ShownPair("text", on: "background", as: .use(.nonText))).isEmpty)
        #expect(try added(ShownPair("text", on: "background", as: .use(.exempt))).isEmpty)
        #expect(
            try added(ShownPair("background", on: "text", as: .use(.text))).isEmpty,
            "the same both ways round"
        )
    }

    @Test func `A shown pair is judged the other way round where a colour is translucent`() throws {
        let pair = ShownPair("background", on: "text", as: .use(.text))
        let colors = "background: \"#ffffff\", text: \"rgb(0 0 0 / 90%)\""
        #expect(try added(pair, colors: colors) == [PairName("background", on: "text")])
    }

    @Test(arguments: [
        ("body: { size: 24px }", "body", ContrastUse.largeText),
        ("body: { size: 24px }, code: { size: 23px }", "code", .text),
        ("body: { size: 24px }", "nowhere", .text), ("", "body", .text),
    ])
    func `A shown pair has the use of its styles' real size`(
        styles: String,
        style: String,
        use: ContrastUse
    ) throws {
        let pair = ShownPair("primary", on: "surface-raised", as: .text(styles: [style]))
        #expect(try added(pair, "fonts: { styles: { \(styles) } }").map(\.use) == [use])
    }

    @Test func `A shown pair with smaller text replaces the larger one of its role`()
        throws
    {
        let large = "fonts: { styles: { body: { size: 30px } } }"
        let options = CheckOptions(shownPairs: [
            ShownPair("link", on: "background", as: .use(.text))
        ])
        #expect(
            try SampleCheck.report(SampleCheck.clear, large).rows("link on background").map(
                \.pair.use
            ) == [.largeText]
        )
        let rows = try SampleCheck.report(SampleCheck.clear, large, options: options).rows(
            "link on background"
        )
        #expect(rows.map(\.pair.use) == [.text])
    }

    @Test func `A shown pair of an unstyled component is that of its roles`()
        throws
    {
        let selected = ShownPair(
            "button-selected-text",
            on: "button-selected-background",
            as: .text(styles: ["button"])
        )
        #expect(try added(selected).isEmpty)
        let small = "fonts: { styles: { body: { size: 30px }, button: { size: 12px } } }"
        #expect(try added(selected, small) == [PairName("background", on: "text")])
        let own = "components: { button: { selected: { text: \"#111111\" } } }"
        #expect(try added(selected, own).isEmpty)
        #expect(try added(ShownPair("label-text", on: "label-background", as: .use(.text))).isEmpty)
        #expect(
            try added(
                ShownPair("card-disabled-text", on: "card-disabled-background", as: .use(.exempt))
            ).isEmpty
        )
    }

    @Test func `A shown pair with an unknown name is a finding`() throws {
        let place = Place(file: "templates/stage.css", line: 3, column: 7)
        let pair = ShownPair("lnik", on: "background", as: .use(.text), at: place)
        let found = try SampleCheck.report(
            SampleCheck.clear,
            options: CheckOptions(shownPairs: [pair])
        ).found(
            .unknownPair
        )
        #expect(found.map(\.location) == [place])
        #expect(found.first?.help == "did you mean 'link'?")
    }
}
