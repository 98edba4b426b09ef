import Findings
import Testing
import ThemeModel

@Suite("Names with layers")
struct LayeredNameTests {
    @Test(arguments: [
        ("primary/10", ["primary 0.1"]),
        ("primary/2.5", ["primary 0.025"]),
        ("a/50 on b on c/100", ["a 0.5", "b 1.0", "c 1.0"]),
        ("path/to/7", ["path/to 0.07"]),
    ])
    func `A part of a colour and the colours below it are read`(
        name: String,
        expected: [String]
    ) {
        let layers = LayeredName(name)?.layers ?? []
        #expect(layers.map { "\($0.name) \($0.alpha)" } == expected)
    }

    @Test(arguments: [
        "primary", "a/b", "a/101", "a/-1", "a on", "on a", "a b c", "a/1e1", "a  on b",
    ])
    func `Any other text is a plain name, or none`(name: String) {
        #expect(LayeredName(name) == nil)
    }

    @Test func `A name is written as it is read`() {
        for name in ["primary/10", "a/2.5 on b", "a on b/50 on c"] {
            #expect(LayeredName(name)?.phrase == name)
        }
    }

    @Test func `A phrase of a pair has one foreground, and any number of grounds`() {
        let pair = PairName(phrase: "text on primary/10 on surface")
        #expect(pair == PairName("text", on: "primary/10 on surface"))
        #expect(pair?.phrase == "text on primary/10 on surface")
        #expect(PairName(phrase: "text on primary surface on") == nil)
    }
}
