import Testing

@testable import TokenUses

@Suite("Exports of components")
struct ComponentExportTests {
    private static let named = "import { Card } from './ui/card'"
    private static let doubt = ["ink on (<Card> may paint a ground of its own): text"]

    private static func pairs(_ importing: String, _ files: [(String, String)]) -> [String] {
        let use = "<p className=\"bg-page\"><Card><b className=\"text-ink\">x</b></Card></p>"
        return ComponentTests.pairs([("src/a.tsx", importing + "\n" + use)] + files)
    }

    private static func declared(_ name: String, _ ground: String) -> String {
        "const \(name) = ({ children }) => <p className=\"\(ground)\">{children}</p>\n"
    }

    private static let both = declared("Card", "bg-brand") + declared("Dark", "bg-card")

    @Test(arguments: [
        (named, "export { Dark as Card, Card as Box }"),
        ("import Card from './ui/card'", "export { Card }\nexport default Dark"),
        ("import Card from './ui/card'", "export default memo(Dark)"),
        ("import Card from './ui/card'", "export { Card, Dark as default }"),
        ("import { Dark as Card } from './ui/card'", "export { Card, Dark }"),
        ("import Box, { Dark as Card } from './ui/card'", "export { Dark }; "),
        (
            "// import { Card } from './ui/card'\nimport { Dark as Card } from './ui/card'",
            "export { Card, Dark }"
        ),
    ])
    func `A component is the one that its file exports under the name`(
        importing: String,
        exports: String
    ) {
        let pairs = Self.pairs(importing, [("src/ui/card.tsx", Self.both + exports)])
        #expect(pairs == ["ink on card: text"])
    }

    @Test(arguments: [
        (named, ""), (named, "export { Dark }"),
        ("import Card from './ui/card'", "export { Card, Dark }"),
        ("import Card from './ui/card'", "export default withFrame(Card)"),
        (named + "\nfunction A({ Card }) {}", "export { Card, Dark }"),
        (named + "\nconst Card = Box", "export { Card, Dark }"),
    ])
    func `A component that its file does not export under the name is unknown`(
        importing: String,
        exports: String
    ) {
        let pairs = Self.pairs(importing, [("src/ui/card.tsx", Self.both + exports)])
        #expect(pairs == Self.doubt)
    }

    @Test(arguments: [
        "export { Dark as Card } from './dark'", "export { default as Card } from './dark'",
        "import { Dark } from './dark'\nexport { Dark as Card }", "export * from './more'",
    ])
    func `The index of a folder hands components on`(index: String) {
        let dark = Self.declared("Dark", "bg-card") + "export { Dark, Dark as default }"
        let pairs = Self.pairs(
            Self.named,
            [
                ("src/ui/card/index.ts", index), ("src/ui/card/dark.tsx", dark),
                ("src/ui/card/light.tsx", "export " + Self.declared("Card", "bg-brand")),
                ("src/ui/card/more.ts", "export { Dark as Card } from '../card/dark'"),
            ]
        )
        #expect(pairs == ["ink on card: text"])
    }

    @Test func `Files that hand on each other's names give none`() {
        let files = [
            ("src/ui/card.ts", "export * from './more'\nexport { Box } from './more'"),
            ("src/ui/more.ts", "export * from './card'\nexport { Box } from './card'"),
            ("src/ui/box.tsx", "export " + Self.declared("Box", "bg-card")),
        ]
        #expect(Self.pairs(Self.named, files) == Self.doubt)
    }
}
