import Testing

@testable import TokenUses

@Suite("Styles in scripts")
struct ScriptStyleTests {
    private static func pairs(_ script: String) -> [String] { MarkupReaderTests.pairs(script) }

    @Test(arguments: ["styled.p", "styled(Box)", "css", "styled.p<Props>", "createGlobalStyle"])
    func `A style sheet in a script is a question`(tag: String) {
        let script = "const A = \(tag)`color: var(--ink); background: var(--card);`"
        let doubt = "ink on (a style sheet in a script is not read): text"
        #expect(Self.pairs(script) == [doubt])
    }

    @Test func `So is one in an element`() {
        let script = "const A = () => <style>{`.a { color: var(--ink) }`}</style>"
        let doubt = "ink on (a style sheet in a script is not read): text"
        #expect(Self.pairs(script) == [doubt])
    }

    @Test(arguments: ["const a = `color: var(--ink)`", "const a = css`width: var(--ink)`"])
    func `A text that is no style sheet with colours is no question`(script: String) {
        #expect(Self.pairs(script).isEmpty)
    }

    @Test(arguments: [
        ("const a = style({ color: 'var(--ink)', background: 'var(--card)' })", "card"),
        ("const s = { a: { color: 'var(--ink)', backgroundColor: `var(--card)` } }", "card"),
        ("css({ '& p': { color: 'var(--ink)' }, background: 'var(--card)' })", "card"),
        ("css([{ 'color': 'var(--ink)', 'background-color': 'var(--card)' }])", "card"),
        ("const a = on ? x : { color: 'var(--ink)', background: 'var(--card)' }", "card"),
        ("const f = () => ({ color: 'var(--ink)', ...base, background: 'var(--card)' })", nil),
        ("const a = css({ color: 'var(--ink)' })", nil),
    ])
    func `A text in an object lies on the ground of that`(script: String, ground: String?) {
        let pairs = Self.pairs(script)
        if let ground {
            #expect(pairs == ["ink on \(ground): text"])
        } else {
            #expect(pairs.count == 1 && pairs[0].hasPrefix("ink on ("), "\(pairs)")
        }
    }

    @Test func `A state has what its style does not replace`() {
        let hover = "'&:hover': { background: 'var(--brand)' }"
        let focus = "':focus': { color: 'var(--muted)' }"
        let script =
            "style({ color: 'var(--ink)', background: 'var(--card)', \(hover), \(focus) })"
        let wanted = ["ink on card: text", "ink on brand: text", "muted on card: text"]
        #expect(Set(Self.pairs(script)) == Set(wanted))
    }

    @Test func `A colour that a condition chooses is a question`() {
        let script = "style({ color: on ? 'var(--ink)' : 'var(--muted)' })"
        let doubt = "ink on (only the running app tells the colour): text"
        #expect(Self.pairs(script) == [doubt])
    }

    @Test(arguments: [
        "const chart = { visits: { label: 'Visits', color: 'var(--brand)' } }",
        "const theme = { text: 'var(--ink)', background: 'var(--card)' }",
        "style({ background: 'var(--card)', padding: 8 })",
        "<p style={{ background: 'var(--card)' }} />",
    ])
    func `Data and grounds alone are no questions`(script: String) {
        #expect(Self.pairs(script).isEmpty)
    }

    @Test(arguments: ["color", "backgroundColor"])
    func `A colour that a script gives an element is a question`(property: String) {
        let script = "element.style.\(property) = 'var(--ink)'"
        #expect(Self.pairs(script) == ["ink on (a script sets it): text"])
    }
}
