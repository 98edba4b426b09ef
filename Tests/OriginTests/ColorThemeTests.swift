import ColorScience
import Foundation
import Testing
import Theming

@Suite("System 4, Color Me Surprised: updatable and observing objects", .timeLimit(.minutes(10)))
@MainActor
struct ColorThemeTests {
    @Test func `4.1 An object's theme is set before its colours are updated`() {
        let screen = Screen()
        screen.updateColors(from: .dark)
        #expect(screen.updates == ["dark with dark"])
    }

    @Test func `4.2 A container passes the theme on: one observer, four objects updated once`() {
        let center = NotificationCenter()
        let root = Screen()
        root.children = [Screen(), Screen()]
        root.children[0].children = [Screen()]
        root.addDidChangeColorThemeObserver(notificationCenter: center)
        center.postDidChangeColorTheme(StrangerTheme.dark)
        let all = [root] + root.children + root.children[0].children
        #expect(all.map(\.updates) == Array(repeating: ["dark with dark"], count: 4))
    }

    @Test func `4.3 An object that has the theme already is left alone`() {
        let screen = Screen()
        screen.theme = .dark
        screen.updateColors(from: .dark)
        #expect(screen.updates.isEmpty)
        screen.updateColors(from: .light)
        #expect(screen.updates.count == 1)
    }

    @Test
    func
        `4.4 Observing happens once however often added, and never after removal or retained`()
    {
        let center = NotificationCenter()
        let other = NotificationCenter()
        var screen: Screen? = Screen()
        screen?.addDidChangeColorThemeObserver(notificationCenter: center)
        screen?.addDidChangeColorThemeObserver(notificationCenter: center)
        center.postDidChangeColorTheme(StrangerTheme.dark)
        #expect(screen?.calls == 1)
        other.postDidChangeColorTheme(StrangerTheme.light)
        NotificationCenter.default.postDidChangeColorTheme(StrangerTheme.light)
        #expect(screen?.calls == 1)
        screen?.removeDidChangeColorThemeObserver(notificationCenter: center)
        center.postDidChangeColorTheme(StrangerTheme.light)
        #expect(screen?.calls == 1)
        screen?.addDidChangeColorThemeObserver(notificationCenter: center)
        weak let gone = screen
        screen = nil
        #expect(gone == nil)
        center.postDidChangeColorTheme(StrangerTheme.dark)
        for _ in 0..<1000 { Screen().addDidChangeColorThemeObserver(notificationCenter: center) }
        center.postDidChangeColorTheme(StrangerTheme.light)
    }

    @Test func `4.5, D14 An object that is made late has the theme at once`() {
        let themer = Themer(StrangerTheme.dark)
        let screen = Screen()
        screen.addDidChangeColorThemeObserver(of: themer)
        #expect(screen.theme == .dark)
        #expect(screen.updates == ["dark with dark"])
    }

    @Test func `4.6 A notification without a theme, or with something else, changes nothing`() {
        let center = NotificationCenter()
        let screen = Screen()
        screen.addDidChangeColorThemeObserver(notificationCenter: center)
        center.post(name: .didChangeColorTheme, object: nil)
        center.post(name: .didChangeColorTheme, object: nil, userInfo: ["theme": 7])
        #expect(screen.calls == 0)
        let good = Notification(
            name: .didChangeColorTheme,
            object: nil,
            userInfo: ["theme": StrangerTheme.dark]
        )
        #expect(good.theme(as: StrangerTheme.self) == .dark)
        #expect(Notification(name: .didChangeColorTheme).theme(as: StrangerTheme.self) == nil)
    }

    @Test func `4.7 An observer has the theme when posting returns: nothing waits for a run loop`()
    {
        let center = NotificationCenter()
        let screen = Screen()
        screen.addDidChangeColorThemeObserver(notificationCenter: center)
        center.postDidChangeColorTheme(StrangerTheme.dark)
        #expect(screen.theme == .dark)
    }

    @Test
    func `4.7 A post from elsewhere reaches the main actor's observers as soon as it is free`()
        async
    {
        let center = NotificationCenter()
        let listener = Listener()
        listener.addDidChangeColorThemeObserver(notificationCenter: center)
        await Task.detached { center.postDidChangeColorTheme(StrangerTheme.dark) }.value
        await listener.log.reaches(.dark)
        #expect(listener.log.entries == [.dark])
    }

    @Test
    func
        `4.8 A list updates its colours and then reloads; an observer without colours does nothing`()
    {
        let center = NotificationCenter()
        let list = List()
        let plain = Plain()
        list.addDidChangeColorThemeObserver(notificationCenter: center)
        plain.addDidChangeColorThemeObserver(notificationCenter: center)
        center.postDidChangeColorTheme(StrangerTheme.dark)
        #expect(list.log == ["colours dark", "reload"])
    }

    @Test func `4.14 Any of three observers may switch, and all of them agree after each`() {
        let themer = Themer(StrangerTheme.light)
        let screens = (0..<3).map { _ in Screen() }
        for screen in screens { screen.addDidChangeColorThemeObserver(of: themer) }
        for theme in [StrangerTheme.dark, .light, .dark] {
            themer.theme = theme
            #expect(screens.allSatisfy { $0.theme == theme })
        }
        #expect(screens.map(\.calls) == [4, 4, 4])
    }

    @Test func `C15 An observer of a themer does not get the themes of another one`() {
        let first = Themer(StrangerTheme.light)
        let second = Themer(StrangerTheme.light)
        let center = NotificationCenter()
        let one = Screen()
        let two = Screen()
        let both = Screen()
        let all = Screen()
        one.addDidChangeColorThemeObserver(of: first)
        two.addDidChangeColorThemeObserver(of: second)
        both.addDidChangeColorThemeObserver(of: first)
        both.addDidChangeColorThemeObserver(of: second)
        all.addDidChangeColorThemeObserver(notificationCenter: center)
        for themer in [first, second] {
            themer.postChanges(named: .didChangeColorTheme, to: center)
        }
        first.theme = .dark
        #expect([one, two, both, all].map(\.theme) == [.dark, .light, .dark, .dark])
        second.theme = .dark
        second.theme = .light
        #expect([one, two, both, all].map(\.theme) == [.dark, .light, .light, .light])
        both.removeDidChangeColorThemeObserver(of: first)
        first.theme = .light
        first.theme = .dark
        #expect([one, both].map(\.theme) == [.dark, .light])
    }

    @Test
    func `4.8 A subclass that reloads is found at run time, below a base class that observes`() {
        let center = NotificationCenter()
        let screen = BaseScreen()
        let list = ListScreen()
        for observer in [screen, list] {
            observer.addDidChangeColorThemeObserver(notificationCenter: center)
        }
        center.postDidChangeColorTheme(StrangerTheme.dark)
        #expect(screen.log == ["colours dark"])
        #expect(list.log == ["colours dark", "reload"])
    }

    @Test
    func
        `4.5 An observer that is added while its theme is the themer's has its first update, and only one`()
    {
        let themer = Themer(StrangerTheme.light)
        let screen = BaseScreen()
        let other = BaseScreen()
        screen.addDidChangeColorThemeObserver(of: themer)
        other.addDidChangeColorThemeObserver(
            notificationCenter: NotificationCenter(),
            current: .light
        )
        #expect([screen.log, other.log] == [["colours light"], ["colours light"]])
        themer.reapply()
        #expect(screen.log == ["colours light"])
        themer.theme = .dark
        #expect(screen.log == ["colours light", "colours dark"])
    }

    @Test func `4.4 Records of observers that are gone do not pile up`() {
        let center = NotificationCenter()
        for _ in 0..<1000 { Screen().addDidChangeColorThemeObserver(notificationCenter: center) }
        #expect(ColorThemeObservers.shared.count < 100)
    }
}

@MainActor
private class Screen: ColorUpdatable, ColorThemeObserving {
    var theme = StrangerTheme.light
    var children: [Screen] = []
    private(set) var updates: [String] = []
    private(set) var calls = 0

    func updateColors(for theme: StrangerTheme) {
        updates.append("\(theme) with \(self.theme)")
        for child in children { child.updateColors(from: theme) }
    }

    func didChangeColorTheme(to theme: StrangerTheme) {
        calls += 1
        updateObservedColors(to: theme)
    }
}

@MainActor
private final class List: ColorUpdatable, ColorThemeObserving {
    var theme = StrangerTheme.light
    private(set) var log: [String] = []

    func updateColors(for theme: StrangerTheme) { log.append("colours \(theme)") }

    func didChangeColorTheme(to theme: StrangerTheme) {
        updateObservedColors(to: theme)
        log.append("reload")
    }
}

@MainActor
private final class Plain: ColorThemeObserving { typealias ObservedTheme = StrangerTheme }

/// An observer without colours.
@MainActor
private final class Listener: ColorThemeObserving {
    let log = MainLog<StrangerTheme>()

    func didChangeColorTheme(to theme: StrangerTheme) { log.add(theme) }
}

/// The arrangement of the design: every screen observes.
@MainActor
private class BaseScreen: ColorUpdatable, ColorThemeObserving {
    var theme = StrangerTheme.light
    var log: [String] = []

    func updateColors(for theme: StrangerTheme) { log.append("colours \(theme)") }
}

/// A list, which reloads besides.
private final class ListScreen: BaseScreen, ColorThemeReloading {
    func reloadForColorTheme() { log.append("reload") }
}
