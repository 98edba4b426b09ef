import ColorScience
import Foundation
import TestSupport
import Testing
import ThemeModel
import ThemeRendering
import Theming

extension ThemeStyle {
    fileprivate static let ink: ThemeStyle = "ink"
    fileprivate static let sepia: ThemeStyle = "sepia"
}

@Suite("System 2, JXTheme: providers and the theme namespace")
struct ProviderTests {
    @Test("2.1 A provider makes a value of any type for a style")
    func providers() {
        let color = ThemeProvider<ThemeStyle, Color> { $0 == .dark ? .hex("#ffffff") : .hex("#000000") }
        #expect([color(.dark), color(.light)] == [.hex("#ffffff"), .hex("#000000")])
        let badge = Badge(style: .light)
        badge.theme.width = ThemeProvider { $0 == .dark ? 2 : 1 }
        badge.theme.title = ThemeProvider { "title \($0.rawValue)" }
        badge.theme.font = ThemeProvider { FontDescriptor(family: $0 == .dark ? "Inter" : "Georgia") }
        badge.theme.shape = ThemeProvider { Badge.Shape(corners: $0 == .dark ? 8 : 4) }
        badge.themer.changeTheme(to: .dark)
        #expect(badge.width == 2)
        #expect(badge.title == "title dark")
        #expect(badge.font?.stack.first == "Inter")
        #expect(badge.shape == Badge.Shape(corners: 8))
    }

    @Test("2.2 Any class has the namespace, nothing else is added to it, and a provider can be read back")
    func namespace() {
        let badge = Badge(style: .light)
        #expect(badge.theme.title == nil)
        badge.theme.title = ThemeProvider { $0.rawValue }
        #expect(badge.theme.title?(.dark) == "dark")
        let sources = Repository.swiftSources(in: "Sources/Theming")
        #expect(!sources.isEmpty)
        #expect(sources.allSatisfy { !$0.contains("theme_") })
    }

    @Test("2.3 Setting a provider sets the property at once")
    func appliesAtOnce() {
        let badge = Badge(style: .dark)
        badge.theme.title = ThemeProvider { $0.rawValue }
        #expect(badge.title == "dark")
    }

    @Test("2.4 Objects are followed weakly, and another one at their address has none of their providers")
    func weakObjects() {
        let themer = Themer(ThemeStyle.light)
        let calls = Log<String>()
        var badge: Badge? = Badge(themer)
        weak let gone = badge
        badge?.theme.title = ThemeProvider { style in
            calls.add(style.rawValue)
            return style.rawValue
        }
        badge = nil
        #expect(gone == nil)
        themer.changeTheme(to: .dark)
        #expect(calls.entries == ["light"])
        for _ in 0..<10_000 { Badge(themer).theme.title = ThemeProvider { $0.rawValue } }
        let fresh = Badge(themer)
        #expect(fresh.theme.title == nil)
        themer.changeTheme(to: .light)
        #expect(fresh.writes.count == 0)
        #expect(themer.recordCount < 100)
    }

    @Test("2.5 The last provider of a property wins, and properties are set in the order of assignment")
    func lastWins() {
        let badge = Badge(style: .light)
        let calls = Log<String>()
        badge.theme.title = ThemeProvider { _ in
            calls.add("first"); return ""
        }
        badge.theme.title = ThemeProvider { _ in
            calls.add("second"); return ""
        }
        badge.theme.width = ThemeProvider { _ in
            calls.add("width"); return 0
        }
        badge.themer.changeTheme(to: .dark)
        #expect(calls.entries == ["first", "second", "width", "second", "width"])
    }

    @Test("2.6 Nil ends the following of one property and leaves its value")
    func nilRemoves() {
        let badge = Badge(style: .light)
        badge.theme.title = ThemeProvider { $0.rawValue }
        badge.theme.width = ThemeProvider { $0 == .dark ? 2 : 1 }
        badge.themer.changeTheme(to: .dark)
        badge.theme.title = nil
        badge.themer.changeTheme(to: .light)
        #expect(badge.title == "dark")
        #expect(badge.width == 1)
        #expect(badge.theme.title == nil)
    }

    @Test("2.7 A change reaches every property of every object, in order, before it returns")
    func change() {
        let themer = Themer(ThemeStyle.light)
        let order = Log<String>()
        let badges = (0..<3).map { _ in Badge(themer) }
        for (index, badge) in badges.enumerated() {
            badge.theme.title = ThemeProvider { style in
                order.add("\(index) title")
                return style.rawValue
            }
            badge.theme.width = ThemeProvider { style in
                order.add("\(index) width")
                return style == .dark ? 2 : 1
            }
        }
        let first = order.entries
        #expect(themer.changeTheme(to: .dark))
        #expect(badges.allSatisfy { $0.title == "dark" && $0.width == 2 })
        #expect(order.entries == first + first)
    }

    @Test("2.8 The style that is on runs nothing; a refresh runs everything once")
    func sameStyle() {
        let badge = Badge(style: .light)
        let calls = Log<Int>()
        badge.theme.width = ThemeProvider { _ in
            calls.add(1); return 0
        }
        #expect(!badge.themer.changeTheme(to: .light))
        #expect(calls.count == 1)
        badge.themer.refresh()
        #expect(calls.count == 2)
    }

    @Test("2.9 An application adds styles of its own, and starts with none chosen")
    func openStyles() {
        #expect(Themer<ThemeStyle>.appStyle.theme == .unspecified)
        let badge = Badge(style: .unspecified)
        badge.theme.title = ThemeProvider { style in
            switch style {
            case .ink: "ink"
            case .sepia: "sepia"
            default: "default"
            }
        }
        var titles = [badge.title]
        for style in [ThemeStyle.ink, .sepia, .light] {
            badge.themer.changeTheme(to: style)
            titles.append(badge.title)
        }
        #expect(titles == ["default", "ink", "sepia", "default"])
    }

    @Test("2.10 A customization runs when it is set and once for each change, with the style")
    func customization() {
        let badge = Badge(style: .light)
        let styles = Log<ThemeStyle>()
        badge.theme.customization = ThemeProvider { styles.add($0) }
        badge.themer.changeTheme(to: .dark)
        badge.theme.customization = nil
        badge.themer.changeTheme(to: .light)
        #expect(styles.entries == [.light, .dark])
    }

    @Test("2.11 An application extends the namespace of its own class")
    func extendedNamespace() {
        let badge = Badge(style: .light)
        badge.theme.shadow = ThemeProvider { $0 == .dark ? 3 : 6 }
        #expect(badge.shape.corners == 6)
        badge.themer.changeTheme(to: .dark)
        #expect(badge.shape.corners == 3)
    }

    @Test("2.12 Two constants make a provider; a style that is neither has the light one")
    func constants() {
        let provider = ThemeProvider<ThemeStyle, Int>(light: 1, dark: 2)
        let values: [Int] = [provider(.light), provider(.dark), provider(.ink)]
        #expect(values == [1, 2, 1])
    }

    @Test("2.13 A value that depends on state is right again after a refresh of its property or its object")
    func refresh() {
        let badge = Badge(style: .light)
        let calls = Log<String>()
        badge.theme.title = ThemeProvider { [state = badge.state] _ in
            calls.add("title")
            return state.last ?? "off"
        }
        badge.theme.width = ThemeProvider { _ in
            calls.add("width"); return 0
        }
        badge.state.add("on")
        #expect(badge.title == "off")
        badge.theme.refresh(\.title)
        #expect(badge.title == "on")
        #expect(calls.entries == ["title", "width", "title"])
        badge.theme.refresh()
        #expect(calls.entries.suffix(2) == ["title", "width"])
    }

    @Test("2.2 An object of the main actor has the namespace as well")
    @MainActor
    func mainActorObjects() {
        let button = MainButton()
        button.theme.title = ThemeProvider { $0.rawValue }
        button.theme.customization = ThemeProvider { _ in }
        #expect(button.title == "light")
        button.themer.changeTheme(to: .dark)
        #expect(button.title == "dark")
        #expect(button.theme.title?(.ink) == "ink")
        button.theme.title = nil
        button.themer.changeTheme(to: .light)
        #expect(button.title == "dark")
    }
}

extension ThemeNamespace where Base == Badge {
    fileprivate var shadow: ThemeProvider<ThemeStyle, Int>? {
        get { nil }
        nonmutating set { shape = newValue.map { provider in ThemeProvider { Badge.Shape(corners: provider($0)) } } }
    }

    private var shape: ThemeProvider<ThemeStyle, Badge.Shape>? {
        get { self[dynamicMember: \.shape] }
        nonmutating set { self[dynamicMember: \.shape] = newValue }
    }
}

@MainActor
private final class MainButton: ThemeCompatible {
    nonisolated let themer = Themer(ThemeStyle.light)
    var title = ""
}
