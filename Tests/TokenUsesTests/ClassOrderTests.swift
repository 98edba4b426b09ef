import Testing

@testable import TokenUses

@Suite("Two classes for one thing")
struct ClassOrderTests {
    private static func pairs(_ text: String, _ file: String = "a.tsx") -> [String] {
        MarkupReaderTests.pairs(text, file)
    }

    private static let order = "the sheet's order decides between"

    @Test(arguments: [
        (#"<p className={clsx("bg-page text-ink", on && "text-muted")}>x</p>"#, "a.tsx"),
        (#"<p className={clsx("bg-page text-ink", { "text-muted": on })}>x</p>"#, "a.tsx"),
        (#"<p className={`bg-page text-ink ${on ? "text-muted" : ""}`}>x</p>"#, "a.tsx"),
        (#"<p className={"bg-page text-ink " + (on ? "text-muted" : "")}>x</p>"#, "a.tsx"),
        (#"<p class="bg-page text-ink" :class="{ 'text-muted': on }">x</p>"#, "a.vue"),
        (#"<p class="bg-page text-ink" class:text-muted={on}>x</p>"#, "a.svelte"),
        (
            #"<p className={twMerge("bg-page text-ink") + " " + cn(on && "text-muted")}>x</p>"#,
            "a.tsx"
        ),
        (
            #"import cn from "classnames"; <p className={cn("bg-page text-ink", on && "text-muted")}/>"#,
            "a.tsx"
        ),
        (
            #"import cn, { type ClassValue } from "clsx"; <p className={cn("bg-page text-ink", on && "text-muted")}/>"#,
            "a.tsx"
        ),
        (
            #"import { clsx as cn, type X } from 'clsx/lite'; <p className={cn("bg-page text-ink", on && "text-muted")}/>"#,
            "a.tsx"
        ),
        (
            #"const a = cva("bg-page text-ink", { variants: { on: { a: "text-muted", b: "" } } })"#,
            "a.ts"
        ),
    ])
    func `A condition adds a text whose weight only the sheet tells`(text: String, file: String) {
        let doubt = "muted on (\(Self.order) 'text-ink' and 'text-muted'): text"
        #expect(Self.pairs(text, file) == ["ink on page: text", doubt].sorted())
    }

    @Test func `The order in the markup does not matter where nothing merges`() {
        let text = #"<p className={clsx(on && "text-muted", "bg-page text-ink")}>x</p>"#
        let doubt = "ink on (\(Self.order) 'text-muted' and 'text-ink'): text"
        #expect(Self.pairs(text) == [doubt, "ink on page: text"])
    }

    @Test func `A condition adds a ground whose weight only the sheet tells`() {
        let text = #"<p className={clsx("bg-page", on && "bg-card")}><b className="text-ink"/></p>"#
        let doubt = "ink on (\(Self.order) 'bg-page' and 'bg-card'): text"
        #expect(Self.pairs(text) == [doubt, "ink on page: text"])
    }

    @Test(arguments: [
        #"<p className={clsx("bg-page", a && "text-ink", b && "text-muted")}>x</p>"#,
        #"<p className={clsx("bg-page", a || k === "x" ? "text-ink" : "", a || k === "y" ? "text-muted" : "")}>x</p>"#,
        #"<p className={clsx("bg-page", k == 0 && "text-ink", k == "" && "text-muted")}>x</p>"#,
        #"<p className={clsx("bg-page", k === x && "text-ink", k === y && "text-muted")}>x</p>"#,
    ])
    func `Two conditions may hold at once`(text: String) {
        let doubt = "muted on (\(Self.order) 'text-ink' and 'text-muted'): text"
        #expect(Self.pairs(text) == ["ink on page: text", doubt, "muted on page: text"])
    }

    @Test(arguments: [
        #"<p className={cn("bg-page text-ink", on && "text-muted")}>x</p>"#,
        #"<p className={twMerge(clsx("bg-page text-ink", on && "text-muted"))}>x</p>"#,
        #"import cn from "clsx-merge"; <p className={cn("bg-page text-ink", on && "text-muted")}/>"#,
        #"<p className={clsx("bg-page", kind === "a" && "text-ink", kind === "b" && "text-muted")}/>"#,
        #"<p className={clsx("bg-page", on ? "text-ink" : "text-muted")}>x</p>"#,
        #"({ kind }) => <p className={clsx("bg-page", kind === "a" && "text-ink", kind === "b" && "text-muted")}/>"#,
        #"<p className={clsx("bg-page", kind == "a" && "text-ink", kind == "b" && "text-muted")}/>"#,
        #"<p className={clsx("bg-page", kind !== "a" && "text-muted", kind === "a" && "text-ink")}/>"#,
    ])
    func `One text counts where classes are merged, or exclude each other`(text: String) {
        #expect(Self.pairs(text) == ["ink on page: text", "muted on page: text"])
    }
}
