import Testing

@testable import TokenUses

@Suite("Classes with a computed colour")
struct ComputedClassTests {
    private static func pairs(_ classes: String) -> [String] {
        MarkupReaderTests.pairs("<p className=\"\(classes)\">x</p>")
    }

    @Test(arguments: [
        ("text-[color-mix(in_srgb,var(--ink)_20%,transparent)]", "ink/20"),
        ("text-[rgb(from_var(--ink)_r_g_b/20%)]", "ink/20"),
        ("text-[rgba(var(--ink),0.2)]", "ink/20"),
        ("[color:color-mix(in_srgb,transparent_80%,var(--ink))]", "ink/20"),
        ("text-[color-mix(in_srgb,var(--ink)_40%,transparent)]/50", "ink/20"),
        ("text-[var(--ink,red)]", "ink"),
    ])
    func `A class that makes a token translucent is a pair with that opacity`(
        utility: String,
        text: String
    ) {
        #expect(Self.pairs("bg-page \(utility)") == ["\(text) on page: text"])
    }

    @Test(arguments: [
        "text-[oklch(from_var(--ink)_90%_c_h)]", "text-[--alpha(var(--ink)/20%)]",
        "text-[light-dark(var(--ink),var(--muted))]", "text-[theme(colors.ink)]",
        "text-[theme('colors.ink')]", "text-[--theme(--ink)]",
        "text-[var(--unknown,var(--ink))]", "text-[color-mix(in_srgb,var(--ink),white_90%)]",
    ])
    func `A class that computes a colour from a token leaves it in no pair`(utility: String) {
        let doubt = "ink on (nothing tells the colour of '\(utility)'): text"
        #expect(Self.pairs("bg-page \(utility)") == [doubt])
        #expect(Self.pairs(utility) == [doubt])
    }

    @Test(arguments: [
        "text-[calc(1rem+2px)]", "text-[var(--size,12px)]", "text-[length:var(--ink)]",
        "text-[clamp(1rem,2vw,3rem)]",
    ])
    func `A class with a size is no colour`(utility: String) {
        #expect(Self.pairs("bg-page text-ink \(utility)") == ["ink on page: text"])
    }

    @Test func `A gradient with an angle below 0 is a gradient`() {
        let pairs = Self.pairs("bg-page text-ink -bg-linear-45 from-ink to-ink")
        #expect(!pairs.contains("ink on page: text"))
    }
}
