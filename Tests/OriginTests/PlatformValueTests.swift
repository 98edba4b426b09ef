import ColorScience
import Testing
import ThemeModel
import ThemingUI

@Suite("Colours and fonts as Apple's frameworks take them", .timeLimit(.minutes(10)))
struct PlatformValueTests {
    @Test func `A colour of sRGB has its channels as shares of one, with its opacity`() {
        #expect(ExtendedSRGB(.hex("#ff0080")) == ExtendedSRGB(red: 1, green: 0, blue: 128.0 / 255))
        #expect(ExtendedSRGB(Color.hex("#000000").withAlpha(0.4)).alpha == 0.4)
    }

    @Test func `A wide-gamut colour is beyond sRGB's channels and is not clipped`() throws {
        let green = ExtendedSRGB(try Color(parsing: "color(display-p3 0 1 0)"))
        #expect(abs(green.red - -0.5116) < 1e-4)
        #expect(abs(green.green - 1.0183) < 1e-4)
        #expect(abs(green.blue - -0.3107) < 1e-4)
    }

    @Test(arguments: [
        "#0b1f3a", "rgb(11 31 58 / 72%)", "oklch(70% 0.2 30)", "color(display-p3 1 0 0)",
    ])
    func `A colour that goes there and back is the same`(text: String) throws {
        let color = try Color(parsing: text)
        let back = ExtendedSRGB(color).color
        #expect(back.mapped == color.mapped)
        #expect(ExtendedSRGB(back) == ExtendedSRGB(color))
    }

    @Test func `A missing component counts as zero`() throws {
        #expect(
            ExtendedSRGB(try Color(parsing: "rgb(none 255 none)"))
                == ExtendedSRGB(red: 0, green: 1, blue: 0)
        )
    }

    @Test(arguments: Self.weights)
    func `A weight of CSS is one of the system's, in proportion between two`(
        css: Int,
        system: Double
    ) {
        #expect(abs(FontAttributes.weight(css: css) - system) < 1e-9)
    }

    @Test func `Every weight from 100 to 900 goes there and back`() {
        #expect(
            (100...900).allSatisfy {
                FontAttributes.cssWeight(FontAttributes.weight(css: $0)) == $0
            }
        )
        #expect([-1, 1].map(FontAttributes.cssWeight) == [100, 900])
    }

    @Test(arguments: Self.sizes)
    func `A size is in points; one that depends on a page is the standard size`(
        size: ThemeModel.Dimension,
        points: Double
    ) {
        #expect(FontAttributes(FontDescriptor(family: "Inter", size: size)).points == points)
    }

    @Test func `The standard size is the application's`() {
        let font = FontDescriptor(family: "Inter", size: Dimension(2, .rem))
        #expect(FontAttributes(font, rem: 17).points == 34)
    }

    @Test(arguments: Self.stacks)
    func `Families come first, and a generic one is a design of the system's font`(
        stack: [String],
        families: [String],
        design: FontAttributes.Design
    ) {
        var font = FontDescriptor()
        font.family = Located(.stack(stack))
        let attributes = FontAttributes(font)
        #expect(attributes.families == families)
        #expect(attributes.design == design)
    }

    @Test func `A font with traits goes there and back`() {
        let font = FontDescriptor(
            family: "Georgia",
            size: Dimension(14, .px),
            traits: [.bold, .italic, .condensed, .serif]
        )
        let attributes = FontAttributes(font)
        #expect(attributes.isItalic)
        #expect(abs(attributes.width - -0.2) < 1e-9)
        let back = attributes.descriptor
        #expect(back.symbolicTraits == font.symbolicTraits)
        #expect(back.stack.first == "Georgia")
        #expect(FontAttributes(back) == attributes)
    }

    @Test func `A resolved text style has the same attributes as the descriptor that it came from`()
        throws
    {
        var document = document("fonts", ["background": .hex("#ffffff"), "text": .hex("#000000")])
        let font = FontDescriptor(family: "Inter", size: Dimension(18, .px), traits: .bold)
        document.appearance.styles["body"] = font
        let style = try #require(document.resolve().theme?.defaultMode.styles["body"])
        #expect(FontAttributes(style) == FontAttributes(font))
    }

    @Test func `The system's font of a platform is the system's in a theme`() {
        let font = FontAttributes(
            family: ".AppleSystemUIFont",
            points: 17,
            weight: 0,
            isItalic: false,
            width: 0
        )
        #expect(font.descriptor.stack == ["system-ui"])
        #expect(font.descriptor.weight?.value == 400)
    }

    private static let weights: [(Int, Double)] = [
        (100, -0.8), (400, 0), (700, 0.4), (900, 0.62), (450, 0.115), (1, -0.8), (1000, 0.62),
    ]
    private static let sizes: [(ThemeModel.Dimension, Double)] = [
        (Dimension(14, .pt), 14), (Dimension(14, .px), 14), (Dimension(1.5, .rem), 24),
        (Dimension(2, .em), 32),
        (Dimension(50, .percent), 8), (Dimension(3, .ch), 16),
    ]
    private static let stacks: [([String], [String], FontAttributes.Design)] = [
        (["Inter", "sans-serif"], ["Inter"], FontAttributes.Design.standard),
        (["ui-rounded"], [], .rounded),
        (["Menlo", "Courier", "monospace"], ["Menlo", "Courier"], .monospaced),
        (["Georgia", "serif"], ["Georgia"], .serif),
        (["fangsong"], [], .standard), (["Inter"], ["Inter"], .standard),
    ]
}
