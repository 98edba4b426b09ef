import ColorScience
import Foundation
import Testing
import ThemeModel
import ThemeRendering
import Theming

@Suite("System 2, JXTheme: overrides, notification, stores and sources")
struct ProviderSourceTests {
    @Test("2.14 In a light page a section marked dark has the dark variables, whatever the page's mode is")
    func overrideInPage() throws {
        var document = document("origin2", ["background": .hex("#ffffff"), "text": .hex("#333333")])
        var dark = Appearance()
        dark.colors["background"] = Located(ColorExpression(.literal(.hex("#101010"))))
        dark.colors["text"] = Located(ColorExpression(.literal(.hex("#fafafa"))))
        document.modes["dark"] = dark
        let css = ThemeStyleSheet(try #require(document.resolve().theme)).page
        let block = css.split(separator: "\n[data-mode=\"dark\"] {").last.map { firstBlock(of: "{\($0)") }
        let properties = declarations(in: block ?? "")
        #expect(properties["--color-text"] == "#fafafa")
        #expect(properties["--color-background"] == "#101010")
        #expect(css.contains(":root, [data-mode=\"light\"] {"))
    }

    @Test("2.14 An object's subtree keeps its own style through changes, until the override is removed")
    func overrideInTree() {
        let themer = Themer(ThemeStyle.light)
        let (root, child, other) = (Node(themer), Node(themer), Node(themer))
        root.add(child)
        for node in [root, child, other] { node.theme.title = ThemeProvider { $0.rawValue } }
        root.theme.overrideStyle = .dark
        #expect([root.title, child.title, other.title] == ["dark", "dark", "light"])
        themer.changeTheme(to: "sepia")
        #expect([root.title, child.title, other.title] == ["dark", "dark", "sepia"])
        root.theme.overrideStyle = nil
        #expect([root.title, child.title, other.title] == ["sepia", "sepia", "sepia"])
    }

    @Test("2.14 An override inside another one wins while it is there, and gives way to it when it is removed")
    func nestedOverrides() {
        let themer = Themer(ThemeStyle.light)
        let (root, child, leaf) = (Node(themer), Node(themer), Node(themer))
        root.add(child)
        child.add(leaf)
        for node in [root, child, leaf] { node.theme.title = ThemeProvider { $0.rawValue } }
        child.theme.overrideStyle = "ink"
        root.theme.overrideStyle = .dark
        #expect([root.title, child.title, leaf.title] == ["dark", "ink", "ink"])
        root.theme.overrideStyle = "sepia"
        #expect([root.title, child.title, leaf.title] == ["sepia", "ink", "ink"])
        child.theme.overrideStyle = nil
        #expect([root.title, child.title, leaf.title] == ["sepia", "sepia", "sepia"])
        root.theme.overrideStyle = nil
        #expect([root.title, child.title, leaf.title] == ["light", "light", "light"])
        #expect(child.theme.overrideStyle == nil)
    }

    @Test("2.14 The main actor's views have overrides too, also those of a class that cannot be sent")
    @MainActor
    func overrideInViews() {
        let themer = Themer(ThemeStyle.light)
        let (root, child, other) = (ViewNode(themer), ViewNode(themer), ViewNode(themer))
        root.themeChildren = [child]
        for view in [root, child, other] { view.theme[onMain: \.title] = ThemeProvider { $0.rawValue } }
        root.theme.overrideStyle = .dark
        #expect([root.title, child.title, other.title] == ["dark", "dark", "light"])
        themer.changeTheme(to: "sepia")
        #expect([root.title, child.title, other.title] == ["dark", "dark", "sepia"])
        root.theme.overrideStyle = nil
        #expect([root.title, child.title, other.title] == ["sepia", "sepia", "sepia"])
        child.title = "spoilt"
        child.theme.refresh(\.title)
        #expect(child.title == "sepia")
        child.theme[onMain: \.title] = nil
        themer.changeTheme(to: .light)
        #expect([root.title, child.title] == ["light", "sepia"])
        weak var gone: ViewNode?
        do {
            let view = ViewNode(themer)
            view.theme.overrideStyle = .dark
            gone = view
        }
        #expect(gone == nil)
    }

    @Test("2.14 Providers and overrides do not keep their themer alive")
    func themerIsReleased() {
        weak var gone: Themer<ThemeStyle>?
        do {
            let themer = Themer(ThemeStyle.light)
            gone = themer
            let badge = Node(themer)
            badge.theme.title = ThemeProvider { $0.rawValue }
            badge.theme.overrideStyle = .dark
        }
        #expect(gone == nil)
    }

    @Test("2.15 A change is posted once, when everything has it, and the style that is on is not posted")
    func notification() {
        let center = NotificationCenter()
        let badge = Badge(style: .light)
        badge.theme.title = ThemeProvider { $0.rawValue }
        badge.themer.postChanges(to: center)
        let late = Badge(badge.themer)
        late.theme.title = ThemeProvider { $0.rawValue }
        let seen = Log<[String]>()
        let token = center.addObserver(forName: .themeDidChange, object: nil, queue: nil) { notification in
            let style = notification.theme(as: ThemeStyle.self)
            seen.add([style?.rawValue ?? "none", badge.title, late.title])
        }
        badge.themer.changeTheme(to: .dark)
        badge.themer.changeTheme(to: .dark)
        center.removeObserver(token)
        #expect(seen.entries == [["dark", "dark", "dark"]])
    }

    @Test("2.16 Each user's style is there after a restart; a spoilt store gives the standard one and says why")
    func store() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "styles-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let (first, second) = (ThemeStore(file: file, key: "A"), ThemeStore(file: file, key: "B"))
        #expect(try first.style() == nil)
        try first.keep(.dark)
        try second.keep(.light)
        let themer = Themer(ThemeStyle.unspecified)
        for (store, style) in [(first, ThemeStyle.dark), (second, .light)] {
            #expect(store.restore(to: themer) == nil)
            #expect(themer.theme == style)
        }
        try first.keep(nil)
        #expect(first.restore(to: themer, standard: "ink") == nil)
        #expect(themer.theme == "ink")
        try Data("{".utf8).write(to: file)
        #expect(first.restore(to: themer)?.message == "it is not a JSON object of styles")
        #expect(first.restore(to: themer)?.localizedDescription == "\(file.path): it is not a JSON object of styles")
        #expect(themer.theme == .unspecified)
        #expect(throws: ThemeStoreError.self) { try first.keep(.dark) }
    }

    @Test("2.17 A server's colours by style and level become providers; a missing level is an error or the fallback")
    func levels() throws {
        let json = ##"""
            {"light_new": {"normal": "#555555", "mainTitle": "#000000", "subTitle": "#333333"},
             "dark_new": {"normal": "#aaaaaa", "mainTitle": "#ffffff"}}
            """##
        let colors = try LevelledColors(json: Data(json.utf8))
        let light: ThemeStyle = "light_new"
        let title = try colors.provider(.mainTitle, standard: light)
        #expect(
            [title(light), title("dark_new"), title("other")].map(\.mapped.css) == ["#000000", "#ffffff", "#000000"])
        #expect(try colors.provider(.normal, standard: light)(light) == .hex("#555555"))
        #expect(throws: JSONAccessError.missing(path: "dark_new.subTitle", suggestion: nil)) {
            try colors.provider(.subTitle, standard: light)
        }
        let fallback = try colors.provider(.subTitle, standard: light, fallback: .hex("#123456"))
        #expect([fallback(light), fallback("dark_new")] == [.hex("#333333"), .hex("#123456")])
        #expect(throws: JSONAccessError.self) {
            try LevelledColors(json: Data(##"{"light": {"normal": "#12GG"}}"##.utf8))
        }
    }

    @Test("2.17 A style or level may have a dot in its name")
    func dottedLevels() throws {
        let json = ##"{"light.v2": {"title.main": "#555555"}, "dark": {"title.main": "#12GG"}}"##
        #expect(throws: JSONAccessError.self) { try LevelledColors(json: Data(json.utf8)) }
        let colors = try LevelledColors(json: Data(json.replacing("#12GG", with: "#ffffff").utf8))
        #expect(colors.styles == ["light.v2", "dark"])
        #expect(try colors.provider("title.main", standard: "light.v2")(.light) == .hex("#555555"))
    }

    @Test("2.16 Styles that several threads keep at once are all kept")
    func storeThreads() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "styles-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for user in 0..<64 { group.addTask { try ThemeStore(file: file, key: "\(user)").keep(.dark) } }
            try await group.waitForAll()
        }
        #expect(try (0..<64).allSatisfy { try ThemeStore(file: file, key: "\($0)").style() == .dark })
    }

    @Test("2.18 Eight threads that set providers and change the style leave all values in agreement")
    func threads() {
        let themer = Themer(ThemeStyle.light)
        let shared = (0..<8).map { _ in Badge(themer) }
        inThreads(8) { index in
            for step in 0..<200 {
                shared[(index + step) % 8].theme.title = ThemeProvider { $0.rawValue }
                if step.isMultiple(of: 4) { themer.changeTheme(to: ThemeStyle(rawValue: "\(index)-\(step)")) }
                Badge(themer).theme.width = ThemeProvider { _ in 1 }
            }
        }
        #expect(shared.allSatisfy { $0.title == themer.theme.rawValue })
    }
}

/// A node of a tree of views.
private final class Node: ThemeNode, Sendable {
    let themer: Themer<ThemeStyle>
    private let storage = Guarded<(title: String, children: [Node])>(("", []))

    init(_ themer: Themer<ThemeStyle>) { self.themer = themer }

    var title: String {
        get { storage.withLock { $0.title } }
        set { storage.withLock { $0.title = newValue } }
    }
    var themeChildren: [any ThemeNode] { storage.withLock { $0.children } }

    func add(_ child: Node) { storage.withLock { $0.children.append(child) } }
}

/// A node of a tree of views, of a class that says nothing of the main actor.
private class PlainViewNode {
    let themer: Themer<ThemeStyle>
    var title = ""

    init(_ themer: Themer<ThemeStyle>) { self.themer = themer }
}

@MainActor
private final class ViewNode: PlainViewNode, MainActorThemeNode {
    var themeChildren: [any MainActorThemeNode] = []
}
