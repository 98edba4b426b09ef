import Foundation
import Testing
import Theming

@Suite("System 2, JXTheme: objects of the main actor")
@MainActor
struct MainActorProviderTests {
    @Test("C12 A property of the main actor's is set there, wherever the style is changed")
    func changedElsewhere() async {
        let sign = Sign()
        sign.theme.width = ThemeProvider(light: 12, dark: 14)
        #expect(sign.width == 12)
        let themer = sign.themer
        await Task.detached { _ = themer.changeTheme(to: .dark) }.value
        while sign.width != 14 { await Task.yield() }
        #expect(sign.writes == 2)
    }

    @Test("2.10, 2.13 A provider of the main actor's reads and changes what belongs there")
    func ownProviders() async {
        let sign = Sign()
        sign.theme.width = ThemeProvider(onMain: { [weak sign] _ in sign?.isOn == true ? 2 : 1 })
        sign.theme.customization = ThemeProvider(onMain: { [weak sign] in sign?.seen.append($0) })
        sign.isOn = true
        #expect(sign.width == 1)
        sign.theme.refresh(\.width)
        #expect(sign.width == 2)
        #expect(sign.seen == [.light])
        sign.theme.refresh()
        #expect(sign.seen == [.light, .light])
        let themer = sign.themer
        await Task.detached { _ = themer.changeTheme(to: .dark) }.value
        while sign.seen.count < 3 { await Task.yield() }
        #expect(sign.seen.last == .dark)
        sign.theme.customization = nil
        sign.themer.changeTheme(to: .light)
        #expect(sign.seen.count == 3)
    }

    @Test("2.10 An object that cannot be sent has a customization too")
    func plainObject() {
        let plate = Plate()
        plate.theme.customizationOnMain = ThemeProvider(onMain: { [weak plate] in plate?.text = $0.rawValue })
        #expect(plate.text == "light")
        plate.themer.changeTheme(to: .dark)
        #expect(plate.text == "dark")
        #expect(plate.theme.customizationOnMain != nil)
        plate.theme.customizationOnMain = nil
        plate.themer.changeTheme(to: .light)
        #expect(plate.text == "dark")
    }

    @Test("C12 A provider of the main actor's that is set elsewhere is called as soon as the main actor is free")
    func setElsewhere() async {
        let badge = Badge(style: .dark)
        let provider = ThemeProvider(onMain: { (style: ThemeStyle) in style.rawValue })
        await Task.detached { badge.theme.title = provider }.value
        while badge.title.isEmpty { await Task.yield() }
        #expect(badge.title == "dark")
    }

    @Test("C1 Who is told of changes alone is not told when the main actor catches up")
    func completions() async {
        let badge = Badge(style: .dark)
        badge.themer.postChanges()
        let posts = Log<Bool>()
        let token = NotificationCenter.default.addObserver(
            forName: .themeDidChange, object: badge.themer, queue: nil
        ) { _ in posts.add(true) }
        let provider = ThemeProvider(onMain: { (style: ThemeStyle) in style.rawValue })
        await Task.detached { badge.theme.title = provider }.value
        while badge.title.isEmpty { await Task.yield() }
        #expect(posts.entries.isEmpty)
        badge.themer.changeTheme(to: .light)
        #expect(posts.entries.count == 1)
        NotificationCenter.default.removeObserver(token)
    }

    @Test("2.5 A property has one provider, by whichever name it was set")
    func oneKey() {
        let sign = Sign()
        sign.theme.width = ThemeProvider(light: 1, dark: 2)
        sign.theme[onMain: \.width] = ThemeProvider(light: 3, dark: 4)
        #expect(sign.writes == 2)
        sign.themer.changeTheme(to: .dark)
        #expect(sign.writes == 3)
        sign.theme.width = nil
        sign.themer.changeTheme(to: .light)
        #expect(sign.width == 4)
    }

    @Test("2.14 A subtree of the main actor's keeps its own style where properties are set in the usual way")
    func overrides() {
        let themer = Themer(ThemeStyle.light)
        let (root, child) = (Pane(themer), Pane(themer))
        root.children = [child]
        for pane in [root, child] { pane.theme.title = ThemeProvider { $0.rawValue } }
        root.theme.overrideStyle = .dark
        #expect([root.title, child.title] == ["dark", "dark"])
        themer.changeTheme(to: "sepia")
        #expect([root.title, child.title] == ["dark", "dark"])
        let late = Pane(themer)
        late.theme.title = ThemeProvider { $0.rawValue }
        root.children = [late]
        root.theme.overrideStyle = .dark
        #expect(late.title == "dark")
        child.theme.inheritedStyle = nil
        #expect(child.title == "sepia")
        #expect(late.theme.inheritedStyle == .dark)
    }

    @Test("2.14 A tree that leads back into itself is gone through once")
    func circle() {
        let themer = Themer(ThemeStyle.light)
        let (root, child) = (Pane(themer), Pane(themer))
        root.children = [child]
        child.children = [root]
        root.theme.title = ThemeProvider { $0.rawValue }
        root.theme.overrideStyle = .dark
        #expect(root.title == "dark")
        root.theme.overrideStyle = nil
        #expect(root.title == "light")
        root.children = []
    }
}

@MainActor
private final class Sign: ThemeCompatible {
    nonisolated let themer = Themer(ThemeStyle.light)
    private(set) var writes = 0
    var width = 0.0 {
        didSet {
            MainActor.preconditionIsolated()
            writes += 1
        }
    }
    var isOn = false
    var seen: [ThemeStyle] = []
}

/// An object that says nothing of the main actor, and cannot be sent.
private final class Plate: ThemeCompatible {
    let themer = Themer(ThemeStyle.light)
    var text = ""
}

@MainActor
private final class Pane: MainActorThemeNode {
    nonisolated let themer: Themer<ThemeStyle>
    var title = "" {
        didSet { MainActor.preconditionIsolated() }
    }
    var children: [Pane] = []
    var themeChildren: [any MainActorThemeNode] { children }

    init(_ themer: Themer<ThemeStyle>) { self.themer = themer }
}
