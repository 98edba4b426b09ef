import CodeConstants
import ColorScience
import SourceText
import Testing
import ThemeModel

@testable import TokenUses

@Suite("Colours in code")
struct CodeColorsTests {
    private static func theme(_ text: String, _ file: String) throws -> Theme {
        let document = try #require(CodeColors.read(text, file: file).first)
        return try #require(document.resolve().theme)
    }

    /// The palette of the first mode, with unknown colours as nil.
    private static func colors(_ text: String, _ file: String = "Theme.swift") throws -> [String:
        String?]
    {
        let palette = try theme(text, file).defaultMode.palette
        return palette.reduce(into: [:]) { colors, entry in
            colors[entry.name] = .some(entry.value.isKnown ? entry.value.display.css : nil)
        }
    }

    @Test(arguments: [
        ("Color(red: 0.2, green: 0.4, blue: 0.6)", "#336699"),
        (
            "Color(red: 51 / 255, green: 0x66 / 255.0, blue: 0.6, opacity: 0.5)",
            "rgba(51, 102, 153, 0.5)"
        ),
        ("Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6)", "#336699"),
        ("UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1.0)", "#336699"),
        ("NSColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)", "#336699"),
        ("Color(hex: \"#336699\")", "#336699"),
        ("Color(hex: \"369\")", "#336699"),
        ("Color(hex: 0x336699)", "#336699"),
        ("Color(0x336699).opacity(0.5)", "rgba(51, 102, 153, 0.5)"),
        (".hex(0x336699, alpha: 0.5)", "rgba(51, 102, 153, 0.5)"),
        ("UIColor(white: 0.2, alpha: 1)", "#333333"),
        ("Color.white", "#ffffff"),
        ("#colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)", "#336699"),
        ("Self(hex: 0x336699)", "#336699"),
        (".black.opacity(0.5)", "rgba(0, 0, 0, 0.5)"),
        (".black.opacity(0.5).opacity(0.5)", "rgba(0, 0, 0, 0.25)"),
        (".black.opacity(0.5).withAlphaComponent(0.5)", "rgba(0, 0, 0, 0.5)"),
        ("Color(.sRGB, white: 0.2, opacity: 1)", "#333333"),
        ("Color(uiColor: UIColor(white: 0.2, alpha: 1))", "#333333"),
    ])
    func `A constant of Swift has the colour that it makes`(value: String, expected: String) throws
    {
        let text = "extension Color { static let ink: Color = \(value) }"
        #expect(try Self.colors(text) == ["Color.ink": expected])
    }

    @Test(arguments: [
        ("Color(0xFF336699)", "#336699"),
        ("Color(0x80336699L)", "rgba(51, 102, 153, 0.5)"),
        ("Color(red = 0x33, green = 0x66, blue = 153)", "#336699"),
        ("Color(0.2f, 0.4f, 0.6f, 0.5f)", "rgba(51, 102, 153, 0.5)"),
        ("Color(0xFF336699).copy(alpha = 0.5f)", "rgba(51, 102, 153, 0.5)"),
        ("Color.Transparent", "rgba(0, 0, 0, 0)"),
        ("Color(0xFF336699.toInt())", "#336699"),
        ("Color(0x33.toFloat() / 255f, 0.4f, 0.6f)", "#336699"),
        ("Color(red = 51, green = 102, blue = 153, alpha = 255)", "#336699"),
    ])
    func `A constant of Kotlin has the colour that it makes`(value: String, expected: String) throws
    {
        #expect(try Self.colors("val Ink = \(value)", "Color.kt") == ["Ink": expected])
    }

    @Test(arguments: [
        "Color(\"Ink\")", "Color(hex: 0x33669980)", "Color(hue: 0.5, saturation: 1, brightness: 1)",
        "UIColor { $0.isDark ? .white : .black }", "Color(hex: code)",
        "UIColor(red: 17, green: 34, blue: 51, alpha: 1)", "Color(.ink)", "Color.pink",
        "Color(red: r, green: 0, blue: 0)", "Color(red: 1, green: 0, blue: 0).mix(with: .white)",
        "makeColor()", "Color(.extendedGray, red: 1, green: 0, blue: 0)",
        "Color(white: 1 - 0.9)", "Color(red: 0.1 + 0.1, green: 0, blue: 0)",
        "Color(hex: 0x112233 + 1)", "Color(white: 1).opacity(0.5 * 2)", "Color(white: 1) ?? .black",
        "Color(hex: 0x112233, a: 0.5)", "Color(.sRGBLinear, white: 0.2)",
        "Color(red: 1, green: 0, blue: 0, a: 0.5)", "Color(white: 0.2, gamma: 2)",
    ])
    func `A colour that only running the code would tell is unknown`(value: String) throws {
        let text =
            "struct Theme { static let ink: Color = \(value); static let pen = Color(0x111111) }"
        #expect(try Self.colors(text) == ["Theme.ink": nil, "Theme.pen": "#111111"])
    }

    @Test func `A constant that is another constant has its colour`() throws {
        let text = """
            enum Palette { static let ink = Color(hex: "#112233") /* not: let ink = Color(0x000000) */ }
            enum Role {
                static let text = Palette.ink // Color(0)
                static let link: Color = text
                static let count = 3
            }
            """
        let colors = try Self.colors(text)
        #expect(
            colors == ["Palette.ink": "#112233", "Role.text": "#112233", "Role.link": "#112233"]
        )
    }

    @Test func `A type named after a scheme has the colours of that mode`() throws {
        let text = """
            object LightColors { val Text = Color(0xFF111111) }
            object DarkColors { val Text = Color(0xFFEEEEEE) }
            """
        let theme = try Self.theme(text, "Color.kt")
        #expect(theme.modes.map(\.name) == ["light", "dark"])
        #expect(theme.modes.map { $0.palette["Text"]?.display.css } == ["#111111", "#eeeeee"])
    }

    @Test func `The colours of a scheme stand under its labels`() throws {
        let text = """
            private val Ink = Color(0xFF111111)
            val DarkScheme = darkColorScheme(primary = Ink, onPrimary = Color.White)
            """
        let theme = try Self.theme(text, "Theme.kt")
        let dark = try #require(theme.modes.last)
        #expect(dark.palette["primary"]?.display.css == "#111111")
        #expect(dark.palette["onPrimary"]?.display.css == "#ffffff")
    }

    @Test func `One colour for each appearance is two modes`() throws {
        let text = "static let text = Color(light: .hex(0x111111), dark: Color(hex: 0xEEEEEE))"
        let theme = try Self.theme(text, "Theme.swift")
        #expect(theme.modes.map { $0.palette["text"]?.display.css } == ["#111111", "#eeeeee"])
    }

    @Test(arguments: [
        "Color(UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(hex: 0x111111) })",
        "Self { $0.userInterfaceStyle != .dark ? hex(0x111111) : .white }",
        "UIColor(dynamicProvider: { traits in traits.userInterfaceStyle == .light ? ink : .white })",
        """
        Color(nsColor: NSColor(name: nil) { appearance in
            let isDark = appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
            return isDark ? .white : NSColor(hex: 0x111111)
        })
        """,
        "UIColor { (t: UITraitCollection) -> UIColor in if t.userInterfaceStyle == .dark { return .white } else { return .ink } }",
        "UIColor { t in guard t.userInterfaceStyle == .dark else { return Palette.ink }; return .white }",
        "UIColor { switch $0.userInterfaceStyle { case .dark: return .white default: return .ink } }",
        "UIColor { switch $0.userInterfaceStyle { case .light, .unspecified: .ink; @unknown default: .white } }",
        "Color(light: 0x111111, dark: 0xFFFFFF)", "Color(lightHex: \"111111\", darkHex: \"FFF\")",
        ".dynamic(dark: .white, light: Color(.ink))",
    ])
    func `A colour that is chosen by the appearance is two modes`(value: String) throws {
        let ink = "let ink = Color(hex: 0x111111)"
        let text = """
            enum Palette { static \(ink) }
            extension Color { static \(ink); static let page: Color = \(value) }
            """
        let theme = try Self.theme(text, "Theme.swift")
        #expect(theme.modes.map(\.scheme) == [.light, .dark])
        let colors = theme.modes.map { $0.palette["Color.page"]?.display.css }
        #expect(colors == ["#111111", "#ffffff"])
    }

    @Test(arguments: [
        "$0.userInterfaceStyle == .dark && isOn ? .white : .black",
        "$0.accessibilityContrast == .high ? .white : .black", "print($0); return .white",
        "isDark ? .white : .black", "$0.userInterfaceStyle == style ? .white : .black",
        "switch $0.userInterfaceStyle { case .dark where isOn: .white default: .black }",
        "$0.userInterfaceStyle == .dark ? .white : $0.isOn ? .white : .black",
    ])
    func `A colour that is chosen by more than the appearance is unknown`(body: String) throws {
        let text = "extension UIColor { static let page = UIColor { \(body) } }"
        let theme = try Self.theme(text, "Theme.swift")
        #expect(theme.modes.map { $0.palette["UIColor.page"]?.isKnown } == [false])
    }

    @Test func `A name with one colour, and with one for each appearance elsewhere, is unknown`()
        throws
    {
        let text = """
            extension Color {
                #if os(iOS)
                static let ink = Color(light: .black, dark: .white)
                #else
                static let ink = Color.black
                #endif
            }
            """
        let theme = try Self.theme(text, "Theme.swift")
        #expect(theme.modes.allSatisfy { $0.palette["Color.ink"]?.isKnown == false })
    }

    @Test func `A constant refers to the innermost name, and to no other type's`() throws {
        let text = """
            enum Palette { static let ink = Color(hex: 0x112233); static let pen = ink }
            enum Other { static let ink = Color(hex: 0x445566); static let pen: Color = ink }
            extension Color { static let tip = Missing.ink; static let mark: Color = .ink }
            """
        let colors = try Self.colors(text)
        #expect(colors["Palette.pen"] == "#112233" && colors["Other.pen"] == "#445566")
        #expect(colors["Color.tip"] == .some(nil) && colors["Color.mark"] == .some(nil))
    }

    @Test func `A type named after one scheme alone may be a family of colours`() throws {
        let text = "enum DarkBlue { static let c100 = Color(hex: 0x112233) }"
        #expect(try Self.colors(text) == ["DarkBlue.c100": "#112233"])
    }

    @Test func `Code without colours has no theme`() {
        #expect(
            CodeColors.read("let a = 3; func b() { print(\"let c = \") }", file: "a.swift").isEmpty
        )
        #expect(CodeColors.read("", file: "a.kt").isEmpty)
        #expect(CodeColors.read("let", file: "a.swift").isEmpty)
        #expect(CodeColors.read("let a", file: "a.swift").isEmpty)
        #expect(CodeColors.read("let a =", file: "a.swift").isEmpty)
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: ["Color(", "a.", "enum A {", "let a = ", "/* ", "\"", "Color(a: "]
    )
    func `Code of any text is read to its end`(piece: String) {
        let text = String(repeating: piece, count: 50_000)
        #expect(CodeColors.read("let a = " + text, file: "a.swift").count < 2)
    }

    @Test(arguments: [
        "Color(0xFF336699).copy(red = 0.5f)", "Color(0.2f, 0.4f, 0.6f, 1f, ColorSpaces.DisplayP3)",
        "Color(red = 0.2f, green = 0.4f, blue = 0.6f, colorSpace = ColorSpaces.DisplayP3)",
    ])
    func `An argument that is not read leaves the colour unknown`(value: String) throws {
        #expect(try Self.colors("val Ink = \(value)", "Color.kt") == ["Ink": nil])
    }

    @Test func `Properties of a class, and constants of a companion, belong to their type`() throws
    {
        let code = "class Theme { class var ink: UIColor { .white } }"
        #expect(try Self.colors(code) == ["Theme.ink": "#ffffff"])
        let kotlin = "class Theme { companion object { val Ink = Color.White } }"
        #expect(try Self.colors(kotlin, "Theme.kt") == ["Theme.Ink": "#ffffff"])
    }

    @Test func `Constants of functions are no tokens`() throws {
        let code = """
            enum Theme {
                static let ink = Color.white
                func paint() { let ink = Color.black; if let pen = Color.black { use(pen) } }
            }
            """
        #expect(try Self.colors(code) == ["Theme.ink": "#ffffff"])
    }

    @Test func `A name with two values is unknown, and with one value twice is known`() throws {
        let code = """
            extension Color {
                #if os(macOS)
                static let ink = Color.white; static let pen = Color.black
                #else
                static let ink = Color.black; static let pen = Color(white: 0)
                #endif
            }
            """
        #expect(try Self.colors(code) == ["Color.ink": nil, "Color.pen": "#000000"])
        let alias = "let pen = Color.white; let ink = Color.black; let ink: Color = pen"
        #expect(try Self.colors(alias) == ["pen": "#ffffff", "ink": nil])
    }

    @Test func `The only scheme of a file is its default mode`() throws {
        let code = "enum DarkColors { static let ink = Color.white }"
        let theme = try Self.theme(code, "Theme.swift")
        #expect(theme.modes.map(\.scheme) == [.dark])
        #expect(theme.defaultMode.palette["ink"]?.display.css == "#ffffff")
    }

    @Test func `Arguments that are no colours make no tokens`() {
        let code = "let frame = CGRect(x: 0 - 1, y: width - 2, width: 3)"
        #expect(CodeColors.read(code, file: "a.swift").isEmpty)
    }

    @Test func `A constant in an operation is unknown, with or without a type`() throws {
        let code = "let ink = Color.white; let pen = ink ?? other; let size = width * 2"
        #expect(try Self.colors(code) == ["ink": "#ffffff", "pen": nil])
        let scheme =
            "val Ink = Color.White; val DarkColors = darkColorScheme(primary = Ink ?: Other)"
        #expect(try Self.colors(scheme, "Theme.kt")["primary"] == .some(nil))
    }

    @Test(.timeLimit(.minutes(10)), arguments: ["pen", "Palette.ink", "ink"])
    func `Many constants that are others are read to their end`(reference: String) {
        let lines = (0..<10_000).map { index in
            "enum A\(index) { static let ink = Color.white; static let pen: Color = \(reference) }"
        }
        let documents = CodeColors.read(lines.joined(separator: "\n"), file: "a.swift")
        #expect(documents.count == 1)
    }

    @Test(arguments: [
        ("let a = \"\\\"\"; static let ink = Color(hex: 0x336699)", "a.swift"),
        ("let a = \"\\(b[\"c\"])\"; let ink = Color(hex: 0x336699)", "a.swift"),
        ("let a = #\"\"\"#; let ink = Color(hex: 0x336699)", "a.swift"),
        ("/* /* */ let ink = 1 */ let ink = Color(hex: 0x336699)", "a.swift"),
        ("val a = '\"'; val ink = Color(0xFF336699)", "a.kt"),
        ("val a = \"${b(\"c\")}\"; val ink = Color(0xFF336699)", "a.kt"),
        ("val a = \"\"\"\\\"\"\"; val ink = Color(0xFF336699)", "a.kt"),
    ])
    func `Strings and comments end where the language ends them`(
        text: String,
        file: String
    ) throws {
        #expect(try Self.colors(text, file)["ink"] == "#336699")
    }

    @Test(arguments: [
        ("static let ink = Palette.blue", "#336699"),
        ("static let ink: Color = .blue", nil),
        ("static let ink = Palette.blue.opacity(0.5)", nil),
        ("static let ink = Palette.twice", nil),
    ])
    func `A constant may be one of another file of the copy`(
        text: String,
        expected: String?
    ) throws {
        let palette = """
            enum Palette { static let blue = Color(hex: 0x336699)
            static let twice = Color(hex: 0x111111) }
            enum Other { static let twice = Color(hex: 0x222222) }
            enum Palette { static let twice = Color(hex: 0x333333) }
            """
        let names = CodeNames(CodeColors.read(palette, file: "Palette.swift"))
        let documents = CodeColors.read("enum Theme { \(text) }", file: "T.swift", beside: names)
        let theme = try #require(documents.first?.resolve().theme)
        let ink = try #require(theme.defaultMode.palette["Theme.ink"])
        #expect((ink.isKnown ? ink.display.css : nil) == expected)
    }
}
