import ColorScience
import Foundation
import Testing
import Theming

@Suite("System 4, Color Me Surprised: updatable and observing objects")
@MainActor
struct ColorThemeTests {
    @Test("4.1 An object's theme is set before its colours are updated")
    func themeFirst() {
        let screen = Screen()
        screen.updateColors(from: .dark)
        #expect(screen.updates == ["dark with dark"])
    }

    @Test("4.2 A container passes the theme on: one observer, four objects updated once")
    func children() {
        let center = NotificationCenter()
        let root = Screen()
        root.children = [Screen(), Screen()]
        root.children[0].children = [Screen()]
        root.addDidChangeColorThemeObserver(notificationCenter: center)
        center.postDidChangeColorTheme(StrangerTheme.dark)
        let all = [root] + root.children + root.children[0].children
        #expect(all.map(\.updates) == Array(repeating: ["dark with dark"], count: 4))
    }

    @Test("4.3 An object that has the theme already is left alone")
    func guarded() {
        let screen = Screen()
        screen.theme = .dark
        screen.updateColors(from: .dark)
        #expect(screen.updates.isEmpty)
        screen.updateColors(from: .light)
        #expect(screen.updates.count == 1)
    }

    @Test("4.4 Observing: once however often added, never after removal, never of another centre, never retained")
    func observing() {
        let (center, other) = (NotificationCenter(), NotificationCenter())
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

    @Test("4.5 An object that is made late has the theme at once")
    func late() {
        let themer = Themer(StrangerTheme.dark)
        let screen = Screen()
        screen.addDidChangeColorThemeObserver(of: themer, notificationCenter: NotificationCenter())
        #expect(screen.theme == .dark)
        #expect(screen.updates == ["dark with dark"])
    }

    @Test("4.6 A notification without a theme, or with something else, changes nothing")
    func payload() {
        let center = NotificationCenter()
        let screen = Screen()
        screen.addDidChangeColorThemeObserver(notificationCenter: center)
        center.post(name: .didChangeColorTheme, object: nil)
        center.post(name: .didChangeColorTheme, object: nil, userInfo: ["theme": 7])
        #expect(screen.calls == 0)
        let good = Notification(name: .didChangeColorTheme, object: nil, userInfo: ["theme": StrangerTheme.dark])
        #expect(good.theme(as: StrangerTheme.self) == .dark)
        #expect(Notification(name: .didChangeColorTheme).theme(as: StrangerTheme.self) == nil)
    }

    @Test("4.7 An observer has the theme when posting returns: nothing waits for a run loop")
    func synchronous() {
        let center = NotificationCenter()
        let screen = Screen()
        screen.addDidChangeColorThemeObserver(notificationCenter: center)
        center.postDidChangeColorTheme(StrangerTheme.dark)
        #expect(screen.theme == .dark)
    }

    @Test("4.7 A post from elsewhere reaches the main actor's observers as soon as it is free")
    func fromElsewhere() async {
        let center = NotificationCenter()
        let screen = Screen()
        screen.addDidChangeColorThemeObserver(notificationCenter: center)
        await Task.detached { center.postDidChangeColorTheme(StrangerTheme.dark) }.value
        while screen.theme != .dark { await Task.yield() }
        #expect(screen.updates == ["dark with dark"])
    }

    @Test("4.8 A list updates its colours and then reloads; an observer without colours does nothing")
    func overriding() {
        let center = NotificationCenter()
        let (list, plain) = (List(), Plain())
        list.addDidChangeColorThemeObserver(notificationCenter: center)
        plain.addDidChangeColorThemeObserver(notificationCenter: center)
        center.postDidChangeColorTheme(StrangerTheme.dark)
        #expect(list.log == ["colours dark", "reload"])
    }

    @Test("4.14 Any of three observers may switch, and all of them agree after each")
    func broadcast() {
        let themer = Themer(StrangerTheme.light)
        let center = NotificationCenter()
        let screens = (0..<3).map { _ in Screen() }
        for screen in screens { screen.addDidChangeColorThemeObserver(of: themer, notificationCenter: center) }
        for theme in [StrangerTheme.dark, .light, .dark] {
            themer.theme = theme
            #expect(screens.allSatisfy { $0.theme == theme })
        }
        #expect(screens.map(\.calls) == [4, 4, 4])
    }

    @Test("C15 Who follows a themer does not hear what another one posts to the same centre")
    func twoThemers() {
        let (first, second) = (Themer(StrangerTheme.light), Themer(StrangerTheme.light))
        let center = NotificationCenter()
        let (one, two, both, all) = (Screen(), Screen(), Screen(), Screen())
        one.addDidChangeColorThemeObserver(of: first, notificationCenter: center)
        two.addDidChangeColorThemeObserver(of: second, notificationCenter: center)
        both.addDidChangeColorThemeObserver(of: first, notificationCenter: center)
        both.addDidChangeColorThemeObserver(of: second, notificationCenter: center)
        all.addDidChangeColorThemeObserver(notificationCenter: center)
        first.theme = .dark
        #expect([one, two, both, all].map(\.theme) == [.dark, .light, .dark, .dark])
        second.theme = .dark
        second.theme = .light
        #expect([one, two, both, all].map(\.theme) == [.dark, .light, .light, .light])
        center.postDidChangeColorTheme(StrangerTheme.dark)
        #expect([one, two, both, all].allSatisfy { $0.theme == .dark })
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
