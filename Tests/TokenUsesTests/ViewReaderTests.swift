import SourceText
import Testing

@testable import TokenUses

@Suite("Pairs of views")
struct ViewReaderTests {
    private static let colors = ColorNames(["Theme.ink", "Theme.muted", "surface", "page"])

    private static func pairs(_ text: String) -> [String] {
        PairReader.pairs(in: text, file: "a.swift", colors: colors).map(\.summary)
    }

    @Test(arguments: [
        (
            "VStack { Text(title).foregroundStyle(.muted) }.background(.surface)",
            ["Theme.muted on surface: text"]
        ),
        (
            "var body: some View { HStack { if on { Text(\"a\").foregroundColor(Theme.ink) } }\n.padding()\n.background(Color.surface) }",
            ["Theme.ink on surface: text"]
        ),
        (
            "Text(a).foregroundStyle(.ink.opacity(0.5)).background(.surface.opacity(0.4)).background(.page)",
            ["Theme.ink/50 on surface/40, page: text"]
        ),
        ("Text(a).foregroundStyle(.ink)", ["Theme.ink on (no ground in this file): text"]),
        (
            "VStack { Card { Text(a).foregroundStyle(.ink) } }.background(.page)",
            ["Theme.ink on (Card may paint a ground of its own): text"]
        ),
        (
            "Text(a).foregroundStyle(on ? .ink : .muted).background(.page)",
            ["Theme.ink on page: text", "Theme.muted on page: text"]
        ),
        (
            "VStack { Text(a).foregroundStyle(.ink).opacity(0.6) }.background(.page)",
            ["Theme.ink/60 on page: text"]
        ),
        (
            "VStack { Text(a).foregroundStyle(.ink) }.background(.page).opacity(0.6)",
            ["Theme.ink on (an opacity changes it with its ground): text"]
        ),
        ("Text(a).foregroundStyle(.white).background(.page)", ["white on page: text"]),
        (
            "Text(a).foregroundStyle(.secondary).background(.page)",
            [".secondary on ('.secondary' is no token): text"]
        ),
        ("Text(a).foregroundStyle(.red).background(.blue)", []),
        (
            "ZStack { Color.page.ignoresSafeArea(); Text(a).foregroundStyle(.ink) }",
            ["Theme.ink on page: text"]
        ),
        (
            "ZStack { Image(x); Text(a).foregroundStyle(.ink) }.background(.page)",
            ["Theme.ink on (no ground in this file): text"]
        ),
        (
            "VStack { Text(a).foregroundStyle(.ink) }.background(Capsule().fill(.surface))",
            ["Theme.ink on surface: text"]
        ),
        (
            "VStack { Text(a).foregroundStyle(.ink) }.background(LinearGradient(x))",
            ["Theme.ink on ('LinearGradient(x)' is no token): text"]
        ),
        (
            "Text(a).font(.largeTitle).foregroundStyle(Color(\"ink\")).background { Color.page }",
            ["Theme.ink on page: largeText"]
        ),
        (
            "Image(systemName: a).foregroundStyle(.ink).background(.page, in: Circle())",
            ["Theme.ink on page: nonText"]
        ),
        (
            "VStack { Text(a).sheet { Text(b).foregroundStyle(.ink) } }.background(.page)",
            ["Theme.ink on (no ground in this file): text"]
        ),
    ])
    func `A style lies on the background of the views around it`(text: String, expected: [String]) {
        #expect(Self.pairs(text) == expected)
    }

    @Test(arguments: [
        (
            "Text(a).foregroundStyle(on ? .ink : .muted).background(on ? .surface : .page)",
            ["Theme.ink on surface: text", "Theme.muted on page: text"]
        ),
        (
            "VStack { Text(a).foregroundStyle(x?.isOn == true ? Theme.ink : .red) }\n.background(Color.page)",
            ["Theme.ink on page: text", ".red on ('.red' is no token): text"]
        ),
        (
            "Text(a).foregroundStyle(a ? .ink : b ? .muted : .surface).background(.page)",
            [
                "Theme.ink on page: text", "Theme.muted on page: text", "surface on page: text",
            ]
        ),
        (
            "Text(a).foregroundStyle(.ink).background(on ? Color.clear : .surface)",
            [
                "Theme.ink on ('Color.clear' is no token): text", "Theme.ink on surface: text",
            ]
        ),
        (
            "Text(a).foregroundStyle(colorScheme == .dark ? .ink : .muted).background(.page)",
            ["Theme.ink on page: text dark", "Theme.muted on page: text light"]
        ),
        (
            "Text(a).foregroundColor(self.colorScheme == .light ? .ink : .muted).background(scheme.colorScheme == .dark ? Color.page : .surface)",
            ["Theme.muted on page: text dark", "Theme.ink on surface: text light"]
        ),
        (
            "Text(a).foregroundStyle(x ?? .ink).background(.page)",
            ["x??.ink on (only the running app tells the colour): text"]
        ),
    ])
    func `A condition has one value in a text and in its ground`(text: String, expected: [String]) {
        #expect(Set(Self.pairs(text)) == Set(expected))
    }

    @Test(arguments: [
        "class Colors { static let grey = Color(\"ink\") }",
        "extension Color { static var grey: Color = Color(\"Ink\", bundle: .module) }",
    ])
    func `A constant of the app stands for the colour that it names`(definition: String) {
        var colors = Self.colors
        colors.add(ColorConstants.read(definition))
        let text = "Text(a).foregroundStyle(Colors.grey).background(.page)"
        let pairs = PairReader.pairs(in: text, file: "a.swift", colors: colors)
        #expect(pairs.map(\.summary) == ["Theme.ink on page: text"])
    }

    @Test(arguments: [
        "struct A { var grey: String = \"ink\" }",
        "struct A { func f() { let grey = Color(\"ink\") } }",
        "struct A { let grey = Color(\"other\") }",
    ])
    func `Other constants stand for no colour`(definition: String) {
        var colors = Self.colors
        colors.add(ColorConstants.read(definition))
        let text = "Text(a).foregroundStyle(Colors.grey).background(.page)"
        let pairs = PairReader.pairs(in: text, file: "a.swift", colors: colors)
        #expect(pairs.map(\.summary) == ["Colors.grey on ('Colors.grey' is no token): text"])
    }

    @Test(arguments: [
        ".fill(on ? .ink : .muted)", "let a = Theme.ink", "Color(\"ink\")", "ink.opacity(0.5)",
    ])
    func `A name in Swift is a mention of its token, whatever it is used for`(text: String) {
        #expect(StyleUses.names(in: text, file: "a.swift").mentions.contains("ink"))
    }

    @Test(arguments: [
        (
            "VStack { Text(a).background(.surface) }.foregroundStyle(.ink).background(.page)",
            ["Theme.ink on page: text", "Theme.ink on surface, page: text"]
        ),
        (
            "VStack { Text(a).foregroundStyle(.ink).modifier(Card()) }.background(.page)",
            ["Theme.ink on ('.modifier' may paint its ground): text"]
        ),
        (
            "VStack { Text(a).foregroundStyle(.ink).card() }.background(.page)",
            ["Theme.ink on ('.card' may paint its ground): text"]
        ),
        (
            "VStack { Button(a) { }.foregroundStyle(.ink).buttonStyle(.borderedProminent) }.background(.page)",
            ["Theme.ink on ('.buttonStyle' may paint its ground): text"]
        ),
        (
            "VStack { Text(a).foregroundStyle(.ink).padding().onTapGesture { } }.background(.page)",
            ["Theme.ink on page: text"]
        ),
    ])
    func `A text from outside and modifiers of the app are told`(text: String, expected: [String]) {
        #expect(Self.pairs(text) == expected)
    }

    @Test(arguments: [
        (
            "toolbarBackground(.red)",
            "Theme.ink on ('.toolbarBackground' may paint its ground): text"
        ),
        (
            "backgroundPreferenceValue(Key.self)",
            "Theme.ink on ('.backgroundPreferenceValue' may paint its ground): text"
        ),
        ("scrollContentBackground(.hidden)", "Theme.ink on page: text"),
    ])
    func `A modifier with a background in its name may paint one`(
        modifier: String,
        expected: String
    ) {
        let text = "VStack { Text(a).foregroundStyle(.ink) }.\(modifier).background(.page)"
        #expect(Self.pairs(text) == [expected])
    }

    @Test(arguments: ["(", "{ ", "{ )"])
    func `A file whose brackets are nested too deeply is read up to a place that is told`(
        bracket: String
    ) {
        let text = "Text(a).foregroundStyle(.ink).background(.page);\n"
        let pairs = Self.pairs(text + String(repeating: bracket, count: 1_000))
        let cut = "the rest of the file on (it is nested too deeply to be read): text"
        #expect(pairs == ["Theme.ink on page: text", cut])
        #expect(Self.pairs(text + String(repeating: "(", count: 100)).count == 1)
    }

    private static let shown = "Text(a).foregroundStyle(.ink).background(.page)"

    @Test(arguments: [
        #"Text("\(a ?? "b)")").foregroundStyle(.ink).background(.page)"#,
        #"Text("a\"b").foregroundStyle(.ink).background(.page)"#,
        ###"let a = ##"b"#c"##; "### + shown,
        "let a = \"\"\"\n \"b\" .background(.surface) \"\"\"\n" + shown,
        "/* a /* b */ Text(a).background(.surface */ " + shown,
        "switch a { case .b: " + shown + "\n case .c(let d): EmptyView() }",
        "switch a { default: " + shown + " }",
        "#if DEBUG\n" + shown + "\n#endif",
        "Text(a)\n#if os(iOS)\n.padding()\n#endif\n.foregroundStyle(.ink).background(.page)",
    ])
    func `Strings, comments, cases and directives hide no view`(text: String) {
        #expect(Self.pairs(text) == ["Theme.ink on page: text"])
    }

    @Test(arguments: [
        ("Circle().foregroundStyle(.ink).background(.page)", "Theme.ink on page: nonText"),
        ("Circle().foregroundStyle(.page).background(.page)", "page on page: exempt"),
    ])
    func `A shape is no text`(text: String, expected: String) {
        #expect(Self.pairs(text) == [expected])
    }

    @Test(arguments: [
        (
            "VStack { Text(a).foregroundStyle(.ink)\n#if os(iOS)\n.background(.surface)\n#endif\n}.background(.page)",
            "Theme.ink on ('#if' decides about '.background'): text"
        ),
        (
            "Text(a)\n#if os(iOS)\n.foregroundStyle(.muted)\n#endif\n.foregroundStyle(.ink).background(.page)",
            ".muted on ('#if' decides about '.foregroundStyle'): text"
        ),
        (
            "Text(a).foregroundStyle(.ink).background(.page).overlay(Color.surface)",
            "Theme.ink on (a filter or an overlay changes it): text"
        ),
        (
            "Text(a).foregroundStyle(.ink).background(.page).overlay { Color.surface }",
            "Theme.ink on (a filter or an overlay changes it): text"
        ),
        (
            "Text(a).foregroundStyle(.ink).background(.page).mask(x)",
            "Theme.ink on (a filter or an overlay changes it): text"
        ),
        (
            "Text(a).foregroundStyle(.ink).background(.page).overlay(Circle().stroke(.surface))",
            "Theme.ink on page: text"
        ),
        ("VStack { Button(a) { }.tint(.ink) }.background(.page)", "Theme.ink on page: text"),
        (
            "VStack { Slider(a).tint(.ink) }.background(.page)",
            "Theme.ink on (Slider may paint a ground of its own): nonText"
        ),
    ])
    func `A modifier that only some builds have, or that covers its view, is told`(
        text: String,
        expected: String
    ) {
        #expect(Self.pairs(text) == [expected])
    }

    @Test func `A pair has the place of its colour`() {
        let text = "struct A {\n  Text(a).foregroundStyle(.ink)\n}"
        let pairs = PairReader.pairs(in: text, file: "a.swift", colors: Self.colors)
        #expect(pairs.map(\.location.description) == ["a.swift:2:27"])
    }

    private static let text = "Text(a).foregroundStyle(.ink).background(.page)"
    private static let covered = "Theme.ink on (a later view of its 'ZStack' may lie on it): text"

    @Test(arguments: [
        "Color.black.opacity(0.4)", "Color.surface.ignoresSafeArea()", "Theme.muted",
        "Rectangle().fill(.surface)", "LinearGradient(x)", "Capsule().foregroundStyle(y)",
        "Group { Color.surface }", "VStack { Spacer(); Rectangle().fill(.surface) }",
        "VStack { ZStack { Color.surface; Text(b) } }",
    ])
    func `A text beneath a later view of a ZStack is in doubt`(cover: String) {
        #expect(Self.pairs("ZStack { \(Self.text); \(cover) }").contains(Self.covered))
        let deep = Self.pairs("ZStack { VStack { \(Self.text) }; \(cover); Text(b) }")
        #expect(deep.contains(Self.covered))
        #expect(!deep.contains("Theme.ink on page: text"))
    }

    @Test func `The views of a group lie on each other in the ZStack around it`() {
        let pairs = Self.pairs("ZStack { Group { \(Self.text); Color.surface } }")
        #expect(pairs == [Self.covered])
    }

    @Test(arguments: [
        "if on { Color.black.opacity(0.4) }", "if on { VStack { Color.black } }",
        "ForEach(rows) { row in Color.black }",
    ])
    func `A text beneath a view that may be missing is judged, and in doubt`(other: String) {
        let pairs = Self.pairs("ZStack { \(Self.text); \(other) }")
        #expect(Set(pairs) == ["Theme.ink on page: text", Self.covered])
    }

    @Test(arguments: [64, 200])
    func `A style reaches a text that is nested deeply, on a ground that is or is not told`(
        depth: Int
    ) {
        let start = String(repeating: "VStack { ", count: depth)
        let end = String(repeating: "}", count: depth)
        let near = "\(start)Text(a).background(.page)\(end).foregroundStyle(.ink)"
        #expect(Self.pairs(near).contains("Theme.ink on page: text"))
        let far = "\(start)Text(a).foregroundStyle(.ink)\(end).background(.page)"
        let reason = "(it is nested too deeply to be read)"
        #expect(Self.pairs(far) == ["Theme.ink on \(reason): text"])
    }

    @Test(arguments: ["scaleEffect(0.5)", "scaleEffect(x)", "minimumScaleFactor(0.5)"])
    func `A large text that may be drawn smaller is none`(modifier: String) {
        let text = "Text(a).font(.largeTitle).foregroundStyle(.ink)"
        let pairs = Self.pairs("VStack { \(text) }.background(.page).\(modifier)")
        #expect(pairs == ["Theme.ink on page: text"])
    }

    @Test(arguments: [
        "Text(b)", "Color.clear", "Circle().stroke(.surface)", "Divider()", "Image(x)",
    ])
    func `A later view of a ZStack that fills nothing leaves a text as it is`(other: String) {
        let pairs = Self.pairs("ZStack { \(Self.text); \(other) }")
        #expect(pairs == ["Theme.ink on page: text"])
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            "VStack {", "}", "Text(a).foregroundStyle(.ink)", ".background(", "(",
            "ZStack { Color.page ", ".background(X.fill(", "if a {", "let a = ", "Text(", ".ink",
        ]
    )
    func `Views of any text are read to their end`(piece: String) {
        let text = String(repeating: piece, count: 20_000)
        #expect(Self.pairs(text).count <= 20_000)
    }

    @Test(arguments: ["Text(a).foregroundStyle(.ink)", "Text(a).foregroundColor(Color.ink)"])
    func `A member of a colour is that of its extension, and not another type's`(text: String) {
        let colors = ColorNames(["Palette.ink", "Color.ink", "Color.page"])
        let view = text + ".background(.page)"
        let pairs = PairReader.pairs(in: view, file: "a.swift", colors: colors)
        #expect(pairs.map(\.summary) == ["Color.ink on Color.page: text"])
    }
}
