import SourceText
import Testing

@testable import TokenUses

@Suite("Elements as browsers nest them")
struct MarkupNestingTests {
    private static func pairs(_ text: String, _ file: String = "a.html") -> [String] {
        MarkupReaderTests.pairs(text, file)
    }

    private static let none = "ink on (no ground in this file): text"
    private static let lost = "ink on (its tags, or those of a template, are out of order): text"

    @Test(arguments: [
        #"<p class="bg-page"><div class="text-ink">x</div>"#,
        #"<p class="bg-page"><span><section class="text-ink">x</section>"#,
        #"<p class="bg-page"><ul><li class="text-ink">x</ul>"#,
        #"<ul><li class="bg-page"><div>x<li class="text-ink">x</ul>"#,
        #"<table><tr><td class="bg-page"><b>x<td class="text-ink">x</table>"#,
        #"<table><tr class="bg-page"><td>x<tr><td class="text-ink">x</table>"#,
        #"<table><tbody class="bg-page"><tr><td>x<tfoot><tr><td class="text-ink">x</table>"#,
        #"<select><option class="bg-page">x<option class="text-ink">x</select>"#,
        #"<dl><dt class="bg-page">x<dd class="text-ink">x</dl>"#,
        #"<button class="bg-page"><b>x<button class="text-ink">x</button>"#,
        #"<h1 class="bg-page">x<h2 class="text-ink">x</h2>"#,
    ])
    func `An element ends at the start of one that cannot be in it`(text: String) {
        #expect(Self.pairs(text).allSatisfy { $0.hasPrefix("ink on (no ground in this file)") })
    }

    @Test(arguments: [
        #"<p class="bg-page"><span class="text-ink">x</span></p>"#,
        #"<p class="bg-page"><button><div class="text-ink">x</div></button></p>"#,
        #"<div class="bg-page"/><p class="text-ink">x</p>"#,
        #"<div class="bg-page"><svg><rect/></svg><p class="text-ink">x</p></div>"#,
        #"<!--><div class="bg-page"><p class="text-ink">x</p></div><!-- -->"#,
        #"<!---><div class="bg-page"><p class="text-ink">x</p></div>"#,
        #"<li class="bg-page"><ul><li class="text-ink">x</ul>"#,
        #"<td class="bg-page"><table><td class="text-ink">x</table>"#,
    ])
    func `An element holds what browsers put in it`(text: String) {
        #expect(Self.pairs(text).contains("ink on page: text"))
    }

    @Test func `Elements of a component's template are closed as they are written`() {
        let text = #"<p class="bg-page"><div/><section class="text-ink">x</section></p>"#
        #expect(Self.pairs(text, "a.vue") == ["ink on page: text"])
        let other = #"<div class="bg-page"/><p class="text-ink">x</p>"#
        #expect(Self.pairs(other, "a.svelte") == [Self.none])
    }

    @Test(arguments: [
        #"<div><tr class="bg-page"><td class="text-ink">x</table>"#,
        #"<table class="bg-page"><p class="text-ink">x</p></table>"#,
        #"<select class="bg-page"><p class="text-ink">x</p></select>"#,
        #"<form><form class="bg-page"><p class="text-ink">x</p></form></form>"#,
        #"<svg class="bg-page"><span class="text-ink">x</span></svg>"#,
    ])
    func `An element that browsers put elsewhere has no ground`(text: String) {
        #expect(
            Self.pairs(text) == [
                "ink on (browsers do not leave it where it is written): text"
            ]
        )
    }

    @Test(arguments: [
        #"<b class="bg-page"><div></b><p class="text-ink">x</p></div>"#,
        #"<span class="bg-page"><div></span><p class="text-ink">x</p></div>"#,
        #"<div class="bg-page"><table><td></div><p class="text-ink">x</table></div>"#,
        #"{% if a %}<div class="bg-card">{% else %}<div class="bg-page">{% endif %}<p class="text-ink">x</p></div>"#,
        #"{{#if a}}<div class="bg-page">{{/if}}<p class="text-ink">x</p>{{#if a}}</div>{{/if}}"#,
        #"<div class="bg-page"><div class="bg-card">{{ if .A }}</div>{{ end }}<p class="text-ink">x</p></div>"#,
        #"<div class="bg-page">{% if a %}<div>{% else %}x{% endif %}</div><p class="text-ink">x</p></div>"#,
        #"<div class="bg-page"><b>{% if a %}</b></div>{% else %}</b></div><i>{% endif %}<p class="text-ink">x</p>"#,
    ])
    func `A ground that tags out of order may end is unknown`(text: String) {
        #expect(Self.pairs(text) == [Self.lost])
    }

    @Test(arguments: [
        (
            #"<div class="bg-page"><% if a %><p class="text-ink">x</p><% else %><br><% end %></div>"#,
            "ink on page: text"
        ),
        (
            #"<div class="bg-page"><%= link_to b, class: "c" do %><p class="text-ink">x</p><% end %></div>"#,
            lost
        ),
        (
            #"<div class="bg-page"><%= form_with(model: a) do |f| %><p class="text-ink">x</p><% end %></div>"#,
            "ink on page: text"
        ),
        (
            #"<div class="bg-page"><%= link_to b do %>x<% end %><p class="text-ink">x</p></div>"#,
            "ink on page: text"
        ),
        (#"<div class="bg-page"><%= link_to a, class: "text-ink" %></div>"#, none),
        (
            #"<div class="bg-page text-ink" <%= attributes %>>x</div>"#,
            "ink on (some of its classes are known only to the running app): text"
        ),
        (
            #"<div class="bg-page"><p class=<%= a %>><b class="text-ink">x</b></p></div>"#,
            "ink on (some of its classes are known only to the running app): text"
        ),
    ])
    func `A template's tags in Ruby are followed`(text: String, expected: String) {
        #expect(Self.pairs(text, "a.erb") == [expected])
    }

    @Test(arguments: [
        (
            #"<div class="bg-page">{% for a in b %}<p class="text-ink">x</p>{% endfor %}</div>"#,
            "page"
        ),
        (#"<div class="bg-page">{# </div> #}<p class="text-ink">x</p></div>"#, "page"),
        (#"<div class="bg-page">{{ a }}{%x%}<p class="text-ink">x</p></div>"#, "page"),
        (
            #"<div class="bg-page">{{range .A}}<p class="text-ink">x</p>{{else}}y{{end}}</div>"#,
            "page"
        ),
    ])
    func `A template's tags in braces leave elements in order`(text: String, ground: String) {
        #expect(Self.pairs(text) == ["ink on \(ground): text"])
    }

    @Test(arguments: [
        "{#if a}<b>x</b>{/if}", "{#each a as b}\n<b>x</b>\n{/each}", "{#key a}<b/>{/key}",
    ])
    func `The end of a block of Svelte leaves what comes after it on its ground`(block: String) {
        let inner = #"<p class="text-ink">x</p><p class="bg-card text-brand">x</p>"#
        let pairs = Self.pairs("<div class=\"bg-page\">\(block)\(inner)</div>", "a.svelte")
        #expect(pairs == ["brand on card, page: text", "ink on page: text"])
    }
}
