import ColorScience
import Foundation
import Testing
import ThemeModel
import Theming

@Suite("What a client of the five designs found broken", .timeLimit(.minutes(1)))
@MainActor
struct MendTests {
    @Test("1.3 A theme that differs in an attribute of its own alone is another theme")
    func ownAttribute() {
        let holder = PaletteThemer(RoundedTheme(cornerRadius: 4))
        #expect(holder.setTheme(RoundedTheme(cornerRadius: 8)))
        #expect(!holder.setTheme(RoundedTheme(cornerRadius: 8)))
        #expect((holder.current as? RoundedTheme)?.cornerRadius == 8)
    }

    @Test("2.15 A change that is made off the main actor is posted when the main actor's handlers have it")
    func postedLast() async {
        let themer = Themer(0)
        let center = NotificationCenter()
        let log = Log<String>()
        let board = Board()
        themer.bind(onMain: board, key: 1) { _, theme in log.add("handler \(theme)") }
        themer.postChanges(to: center)
        let (posts, post) = AsyncStream.makeStream(of: Int.self)
        let token = center.addObserver(forName: .themeDidChange, object: nil, queue: nil) { notification in
            log.add("post \(notification.theme(as: Int.self) ?? -1)")
            post.yield(1)
        }
        await Task.detached { themer.theme = 1 }.value
        for await _ in posts { break }
        center.removeObserver(token)
        #expect(log.entries == ["handler 0", "handler 1", "post 1"])
    }

    @Test("4.8 A subclass that reloads is found at run time, below a base class that observes")
    func reloadingSubclass() {
        let center = NotificationCenter()
        let (screen, list) = (BaseScreen(), ListScreen())
        for observer in [screen, list] { observer.addDidChangeColorThemeObserver(notificationCenter: center) }
        center.postDidChangeColorTheme(StrangerTheme.dark)
        #expect(screen.log == ["colours dark"])
        #expect(list.log == ["colours dark", "reload"])
    }

    @Test("4.5 An observer that is added while its theme is the themer's has its first update")
    func firstUpdate() {
        let themer = Themer(StrangerTheme.light)
        let screen = BaseScreen()
        screen.addDidChangeColorThemeObserver(of: themer, notificationCenter: NotificationCenter())
        #expect(screen.log == ["colours light"])
        themer.theme = .dark
        #expect(screen.log == ["colours light", "colours dark"])
    }
}

/// A palette theme with one attribute more than the four colours and the fonts.
private struct RoundedTheme: PaletteTheme, Equatable {
    let name = "Rounded"
    var palette: any ColorPaletteProtocol = DefaultTheme().palette
    var fontStyles: any FontStyles = DefaultFontStyles()
    var cornerRadius: Int

    static func == (left: RoundedTheme, right: RoundedTheme) -> Bool { left.cornerRadius == right.cornerRadius }
}

@MainActor
private final class Board {}

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
