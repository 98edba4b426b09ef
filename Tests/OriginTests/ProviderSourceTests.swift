import ColorScience
import Foundation
import Testing
import ThemeModel
import ThemeRendering
import Theming

@Suite("System 2, JXTheme: overrides, notification, stores and sources", .timeLimit(.minutes(10)))
@MainActor
struct ProviderSourceTests {
    @Test
    func
        `2.14 In a light page a section marked dark has the dark variables, whatever the page's mode is`()
        throws
    {
        var document = document(
            "origin2",
            ["background": .hex("#ffffff"), "text": .hex("#333333")]
        )
        var dark = Appearance()
        dark.colors["background"] = Located(ColorExpression(.literal(.hex("#101010"))))
        dark.colors["text"] = Located(ColorExpression(.literal(.hex("#fafafa"))))
        document.modes["dark"] = dark
        let css = ThemeStyleSheet(try #require(document.resolve().theme)).page
        let block = css.split(separator: "\n[data-mode=\"dark\"] {").last.map {
            firstBlock(of: "{\($0)")
        }
        let properties = declarations(in: block ?? "")
        #expect(properties["--color-text"] == "#fafafa")
        #expect(properties["--color-background"] == "#101010")
        #expect(css.contains(":root, [data-mode=\"light\"] {"))
    }

    @Test
    func
        `2.14 An object's subtree keeps its own style through changes, until the override is removed`()
    {
        let themer = Themer(ThemeStyle.light)
        let root = Node(themer)
        let child = Node(themer)
        let other = Node(themer)
        root.add(child)
        for node in [root, child, other] { node.theme.title = ThemeProvider { $0.rawValue } }
        root.theme.override = .dark
        #expect([root.title, child.title, other.title] == ["dark", "dark", "light"])
        themer.set("sepia")
        #expect([root.title, child.title, other.title] == ["dark", "dark", "sepia"])
        root.theme.override = nil
        #expect([root.title, child.title, other.title] == ["sepia", "sepia", "sepia"])
    }

    @Test
    func
        `2.14 An override inside another one wins while it is there, and gives way to it when it is removed`()
    {
        let themer = Themer(ThemeStyle.light)
        let root = Node(themer)
        let child = Node(themer)
        let leaf = Node(themer)
        root.add(child)
        child.add(leaf)
        for node in [root, child, leaf] { node.theme.title = ThemeProvider { $0.rawValue } }
        child.theme.override = "ink"
        root.theme.override = .dark
        #expect([root.title, child.title, leaf.title] == ["dark", "ink", "ink"])
        root.theme.override = "sepia"
        #expect([root.title, child.title, leaf.title] == ["sepia", "ink", "ink"])
        child.theme.override = nil
        #expect([root.title, child.title, leaf.title] == ["sepia", "sepia", "sepia"])
        root.theme.override = nil
        #expect([root.title, child.title, leaf.title] == ["light", "light", "light"])
        #expect(child.theme.override == nil)
    }

    @Test
    func `2.14 An object has the override of what it is in when its provider is set or refreshed`()
    {
        let themer = Themer(ThemeStyle.light)
        let root = Node(themer)
        let late = Node(themer)
        root.theme.override = .dark
        root.add(late)
        late.theme.title = ThemeProvider { $0.rawValue }
        #expect(late.title == "dark")
        themer.bind(late, \.subtitle, to: \.rawValue)
        #expect(late.subtitle == "dark")
        late.parent = nil
        late.theme.refresh()
        #expect([late.title, late.subtitle] == ["light", "light"])
    }

    @Test func `2.14 A part of a tree has its own theme by any themer, without a namespace`() {
        let themer = Themer(Tinted(hue: 1))
        let root = Node(Themer(.light))
        let child = Node(Themer(.light))
        root.add(child)
        let label = Log<Int>()
        themer.bind(child, \.hue, to: \.hue)
        themer.observe(child, key: "own") { _, theme in label.add(theme.hue) }
        let plain = Log<Int>()
        themer.observe(child) { _, theme in plain.add(theme.hue) }
        themer.override(Tinted(hue: 7), at: root)
        #expect(child.hue == 7)
        themer.theme = Tinted(hue: 2)
        #expect(child.hue == 7)
        themer.override(nil, at: root)
        #expect(child.hue == 2)
        #expect(label.entries == [1, 1, 2, 2])
        #expect(plain.entries == [1, 2])
    }

    @Test func `2.14 A tree that leads back into itself is gone through once`() {
        let themer = Themer(ThemeStyle.light)
        let root = Node(themer)
        let child = Node(themer)
        root.add(child)
        root.parent = child
        root.theme.title = ThemeProvider { $0.rawValue }
        root.theme.override = .dark
        #expect(root.title == "dark")
        root.theme.override = nil
        #expect(root.title == "light")
    }

    @Test func `2.14 Providers and overrides keep neither their object nor their themer alive`() {
        weak var goneThemer: Themer<ThemeStyle>?
        weak var goneNode: Node?
        do {
            let themer = Themer(ThemeStyle.light)
            let node = Node(themer)
            goneThemer = themer
            goneNode = node
            node.theme.title = ThemeProvider { $0.rawValue }
            node.theme.override = .dark
        }
        #expect(goneNode == nil)
        #expect(goneThemer == nil)
    }

    @Test
    func
        `2.15 A change is posted once, when everything has it, and the style that is on is not posted`()
    {
        let center = NotificationCenter()
        let badge = Badge(style: .light)
        badge.theme.title = ThemeProvider { $0.rawValue }
        badge.themer.postChanges(to: center)
        let late = Badge(badge.themer)
        late.theme.title = ThemeProvider { $0.rawValue }
        let seen = Log<[String]>()
        let token = center.addObserver(forName: .themeDidChange, object: nil, queue: nil) {
            notification in
            let style = notification.theme(as: ThemeStyle.self)
            MainActor.assumeIsolated {
                seen.add([style?.rawValue ?? "none", badge.title, late.title])
            }
        }
        badge.themer.set(.dark)
        badge.themer.set(.dark)
        center.removeObserver(token)
        #expect(seen.entries == [["dark", "dark", "dark"]])
    }

    @Test
    func
        `2.15 Reapplying is no change and posts nothing, also while the post of a change is still to come`()
    {
        let themer = Themer(0)
        let center = NotificationCenter()
        let owner = Badge(style: .light)
        let seen = Log<Int>()
        themer.postChanges(to: center)
        let token = center.addObserver(forName: .themeDidChange, object: themer, queue: nil) {
            notification in
            seen.add(notification.theme(as: Int.self) ?? -1)
        }
        themer.reapply()
        #expect(seen.entries == [])
        var isFirst = true
        themer.observe(owner) { _, theme in
            guard theme == 1, isFirst else { return }
            isFirst = false
            themer.reapply()
        }
        themer.theme = 1
        themer.reapply()
        #expect(seen.entries == [1])
        center.removeObserver(token)
    }

    @Test
    func `2.15 A cancelled post is made no more, and its centre is released with the next change`()
    {
        let themer = Themer(0)
        weak var gone: NotificationCenter?
        do {
            let center = NotificationCenter()
            gone = center
            themer.postChanges(to: center).cancel()
        }
        themer.theme = 1
        #expect(gone == nil)
    }

    @Test func `2.15 A change from elsewhere is posted when the main actor's handlers have it`()
        async
    {
        let themer = Themer(0)
        let center = NotificationCenter()
        let log = MainLog<String>()
        themer.observe(log) { log, theme in log.add("handler \(theme)") }
        themer.postChanges(to: center)
        let token = center.addObserver(forName: .themeDidChange, object: themer, queue: nil) {
            notification in
            let theme = notification.theme(as: Int.self) ?? -1
            MainActor.assumeIsolated { log.add("post \(theme)") }
        }
        await Task.detached { themer.theme = 1 }.value
        await log.reaches("post 1")
        #expect(log.entries == ["handler 0", "handler 1", "post 1"])
        center.removeObserver(token)
    }

    @Test func `2.15 A change is not posted while a handler on another thread has still to get it`()
        async
    {
        let themer = Themer(0)
        let center = NotificationCenter()
        let log = MainLog<String>()
        let inside = Gate()
        let done = Gate()
        _ = themer.observeOnAnyThread { theme in
            guard theme == 1 else { return }
            inside.open()
            done.wait()
        }
        themer.postChanges(to: center)
        let token = center.addObserver(forName: .themeDidChange, object: themer, queue: nil) {
            notification in
            let theme = notification.theme(as: Int.self) ?? -1
            MainActor.assumeIsolated { log.add("post \(theme)") }
        }
        Thread { themer.theme = 1 }.start()
        inside.wait()
        themer.theme = 2
        #expect(log.entries == [])
        done.open()
        await log.reaches("post 2")
        #expect(log.entries == ["post 2"])
        center.removeObserver(token)
    }

    @Test
    func
        `2.16 Each user's style survives a restart; a broken store gives the default`()
        throws
    {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "styles-\(UUID().uuidString).json"
        )
        defer { try? FileManager.default.removeItem(at: file) }
        let first = ThemeStore<ThemeStyle>(.file(file), key: "A")
        let second = ThemeStore<ThemeStyle>(.file(file), key: "B")
        #expect(try first.theme() == nil)
        try first.keep(.dark)
        try second.keep(.light)
        let themer = Themer(ThemeStyle.unspecified)
        for (store, style) in [(first, ThemeStyle.dark), (second, .light)] {
            #expect(store.restore(to: themer, standard: .unspecified) == nil)
            #expect(themer.theme == style)
        }
        try first.keep(nil)
        #expect(first.restore(to: themer, standard: "ink") == nil)
        #expect(themer.theme == "ink")
        try Data("{".utf8).write(to: file)
        #expect(
            first.restore(to: themer, standard: .unspecified)?.message
                == "it is not a JSON object of themes"
        )
        #expect(
            first.restore(to: themer, standard: .unspecified)?.localizedDescription
                == "\(file.path): it is not a JSON object of themes"
        )
        #expect(themer.theme == .unspecified)
        #expect(throws: ThemeStoreError.self) { try first.keep(.dark) }
    }

    @Test
    func
        `2.16 A store keeps any theme with a raw value or a coding, in a file or the user defaults`()
        throws
    {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "themes-\(UUID().uuidString).json"
        )
        let suite = "themepreview-\(UUID().uuidString)"
        defer {
            try? FileManager.default.removeItem(at: file)
            UserDefaults().removePersistentDomain(forName: suite)
        }
        let looks = Themer(Look.light)
        try ThemeStore<Look>(.file(file), key: "look").keep(.dark)
        try ThemeStore<Tinted>(.file(file), key: "tint").keep(Tinted(hue: 7))
        #expect(
            ThemeStore<Look>(.file(file), key: "look").restore(to: looks, standard: .light) == nil
        )
        #expect(looks.theme == .dark)
        #expect(try ThemeStore<Tinted>(.file(file), key: "tint").theme() == Tinted(hue: 7))
        #expect(throws: ThemeStoreError.self) {
            try ThemeStore<Look>(.file(file), key: "tint").theme()
        }
        let defaults = ThemeStore<Look>(.defaults(suite: suite), key: "look")
        #expect(try defaults.theme() == nil)
        try defaults.keep(.dark)
        #expect(try defaults.theme() == .dark)
    }

    @Test func `2.16 A theme may use a store while it is encoded: no lock is held`() throws {
        let folder = FileManager.default.temporaryDirectory
        let file = folder.appending(path: UUID().uuidString)
        let inner = folder.appending(path: UUID().uuidString)
        defer { for file in [file, inner] { try? FileManager.default.removeItem(at: file) } }
        try ThemeStore<Nested>(.file(file), key: "outer").keep(Nested(inner: inner))
        #expect(try ThemeStore<ThemeStyle>(.file(inner), key: "inner").theme() == .dark)
        #expect(try ThemeStore<Nested>(.file(file), key: "outer").theme()?.inner == inner)
    }

    @Test
    func
        `2.17, D9 A server's colours by style and level become providers; a missing level is an error or the fallback`()
        throws
    {
        let json = ##"""
            {"light_new": {"normal": "#555555", "mainTitle": "#000000", "subTitle": "#333333"},
             "dark_new": {"normal": "#aaaaaa", "mainTitle": "#ffffff"}}
            """##
        let colors = try LevelledColors(json: Data(json.utf8))
        let light: ThemeStyle = "light_new"
        let title = try colors.provider("mainTitle", standard: light)
        #expect(
            [title(light), title("dark_new"), title("other")].map(\.mapped.css) == [
                "#000000", "#ffffff", "#000000",
            ]
        )
        #expect(try colors.provider("normal", standard: light)(light) == .hex("#555555"))
        #expect(throws: JSONAccessError.missing(path: "dark_new.subTitle", suggestion: nil)) {
            try colors.provider("subTitle", standard: light)
        }
        let fallback = try colors.provider("subTitle", standard: light, fallback: .hex("#123456"))
        #expect([fallback(light), fallback("dark_new")] == [.hex("#333333"), .hex("#123456")])
        #expect(throws: JSONAccessError.self) {
            try LevelledColors(json: Data(##"{"light": {"normal": "#12GG"}}"##.utf8))
        }
    }

    @Test func `2.17 A style or level may have a dot in its name`() throws {
        let json = ##"{"light.v2": {"title.main": "#555555"}, "dark": {"title.main": "#12GG"}}"##
        #expect(throws: JSONAccessError.self) { try LevelledColors(json: Data(json.utf8)) }
        let colors = try LevelledColors(json: Data(json.replacing("#12GG", with: "#ffffff").utf8))
        #expect(colors.themes == ["dark", "light.v2"])
        #expect(
            try colors.provider("title.main", standard: ThemeStyle("light.v2"))(.light)
                == .hex("#555555")
        )
    }

    @Test func `2.16 Styles that several threads keep at once are all kept`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "styles-\(UUID().uuidString).json"
        )
        defer { try? FileManager.default.removeItem(at: file) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for user in 0..<64 {
                group.addTask {
                    try ThemeStore<ThemeStyle>(.file(file), key: "\(user)").keep(.dark)
                }
            }
            try await group.waitForAll()
        }
        #expect(
            try (0..<64).allSatisfy {
                try ThemeStore<ThemeStyle>(.file(file), key: "\($0)").theme() == .dark
            }
        )
    }

}

/// A node of a tree of views.
@MainActor
private final class Node: ThemeCompatible, ThemeNode {
    let themer: Themer<ThemeStyle>
    weak var parent: Node?
    private var children: [Node] = []
    var title = ""
    var subtitle: String?
    var hue = 0

    init(_ themer: Themer<ThemeStyle>) { self.themer = themer }

    var themeParent: (any ThemeNode)? { parent }

    func add(_ child: Node) {
        children.append(child)
        child.parent = self
    }
}

/// An application's themes, which need not be `Codable`.
private enum Look: String { case light, dark }

/// Themes that have more to them than a name.
private struct Tinted: Codable, Equatable, Sendable { var hue: Int }

/// A theme that keeps another one when it is encoded.
private struct Nested: Codable, Sendable {
    var inner: URL

    func encode(to encoder: any Encoder) throws {
        try ThemeStore<ThemeStyle>(.file(inner), key: "inner").keep(.dark)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(inner, forKey: .inner)
    }
}
