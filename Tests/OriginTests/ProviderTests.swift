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

@Suite("System 2, JXTheme: providers and the theme namespace", .timeLimit(.minutes(10)))
@MainActor
struct ProviderTests {
    @Test func `2.1, D6 A provider makes a value of any type for a style`() {
        let color = ThemeProvider<ThemeStyle, Color> {
            $0 == .dark ? .hex("#ffffff") : .hex("#000000")
        }
        #expect([color(.dark), color(.light)] == [.hex("#ffffff"), .hex("#000000")])
        let badge = Badge(style: .light)
        badge.theme.width = ThemeProvider { $0 == .dark ? 2 : 1 }
        badge.theme.title = ThemeProvider { "title \($0.rawValue)" }
        badge.theme.font = ThemeProvider {
            FontDescriptor(family: $0 == .dark ? "Inter" : "Georgia")
        }
        badge.theme.shape = ThemeProvider { Badge.Shape(corners: $0 == .dark ? 8 : 4) }
        badge.themer.set(.dark)
        #expect(badge.width == 2)
        #expect(badge.title == "title dark")
        #expect(badge.font?.stack.first == "Inter")
        #expect(badge.shape == Badge.Shape(corners: 8))
    }

    @Test
    func
        `2.2 Any class has the namespace, nothing else is added to it, and a provider can be read back`()
    {
        let badge = Badge(style: .light)
        #expect(badge.theme.title == nil)
        badge.theme.title = ThemeProvider { $0.rawValue }
        #expect(badge.theme.title?(.dark) == "dark")
        let sources = Repository.swiftSources(in: "Sources/Theming")
        #expect(!sources.isEmpty)
        #expect(sources.allSatisfy { !$0.contains("theme_") })
    }

    @Test func `2.3 Setting a provider sets the property at once`() {
        let badge = Badge(style: .dark)
        badge.theme.title = ThemeProvider { $0.rawValue }
        #expect(badge.title == "dark")
    }

    @Test
    func
        `2.4 Objects are followed weakly, and another one at their address has none of their providers`()
    {
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
        themer.set(.dark)
        #expect(calls.entries == ["light"])
        for _ in 0..<10_000 { Badge(themer).theme.title = ThemeProvider { $0.rawValue } }
        let fresh = Badge(themer)
        #expect(fresh.theme.title == nil)
        themer.set(.light)
        #expect(fresh.writes == 0)
        #expect(themer.recordCount < 100)
    }

    @Test
    func
        `2.5, D8 The last provider of a property wins, and properties are set in the order of assignment`()
    {
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
        badge.themer.set(.dark)
        #expect(calls.entries == ["first", "second", "width", "second", "width"])
    }

    @Test func `2.6, D8 Nil ends the following of one property and leaves its value`() {
        let badge = Badge(style: .light)
        badge.theme.title = ThemeProvider { $0.rawValue }
        badge.theme.width = ThemeProvider { $0 == .dark ? 2 : 1 }
        badge.themer.set(.dark)
        badge.theme.title = nil
        badge.themer.set(.light)
        #expect(badge.title == "dark")
        #expect(badge.width == 1)
        #expect(badge.theme.title == nil)
    }

    @Test
    func `2.7, D7 A change reaches every property of every object, in order, before it returns`() {
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
        #expect(themer.set(.dark))
        #expect(badges.allSatisfy { $0.title == "dark" && $0.width == 2 })
        #expect(order.entries == first + first)
    }

    @Test func `2.8, D7 The style that is on runs nothing; a refresh runs everything once`() {
        let badge = Badge(style: .light)
        let calls = Log<Int>()
        badge.theme.width = ThemeProvider { _ in
            calls.add(1); return 0
        }
        #expect(!badge.themer.set(.light))
        #expect(calls.count == 1)
        badge.themer.reapply()
        #expect(calls.count == 2)
    }

    @Test func `2.9 An application adds styles of its own, and starts with none chosen`() {
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
            badge.themer.set(style)
            titles.append(badge.title)
        }
        #expect(titles == ["default", "ink", "sepia", "default"])
    }

    @Test func `2.10 A customization runs when it is set and once for each change, with the style`()
    {
        let badge = Badge(style: .light)
        let styles = Log<ThemeStyle>()
        badge.theme.customization = ThemeProvider { styles.add($0) }
        badge.themer.set(.dark)
        badge.theme.customization = nil
        badge.themer.set(.light)
        #expect(styles.entries == [.light, .dark])
    }

    @Test func `2.11 An application extends the namespace of its own class`() {
        let badge = Badge(style: .light)
        badge.theme.shadow = ThemeProvider { $0 == .dark ? 3 : 6 }
        #expect(badge.shape.corners == 6)
        badge.themer.set(.dark)
        #expect(badge.shape.corners == 3)
    }

    @Test func `2.12 Two constants make a provider; a style that is neither has the light one`() {
        let provider = ThemeProvider<ThemeStyle, Int>(light: 1, dark: 2)
        let values: [Int] = [provider(.light), provider(.dark), provider(.ink)]
        #expect(values == [1, 2, 1])
    }

    @Test
    func
        `2.13 A value that depends on state is right again after a refresh of its property or its object`()
    {
        let badge = Badge(style: .light)
        let calls = Log<String>()
        badge.theme.title = ThemeProvider { [weak badge] _ in
            calls.add("title")
            return badge?.isOn == true ? "on" : "off"
        }
        badge.theme.width = ThemeProvider { _ in
            calls.add("width"); return 0
        }
        let other = Badge(badge.themer)
        other.theme.title = ThemeProvider { _ in "other" }
        let writes = other.writes
        defer { #expect(other.writes == writes) }
        badge.isOn = true
        #expect(badge.title == "off")
        badge.theme.refresh(\.title)
        #expect(badge.title == "on")
        #expect(calls.entries == ["title", "width", "title"])
        badge.theme.refresh()
        #expect(calls.entries.suffix(2) == ["title", "width"])
    }

    @Test func `2.13, C5 A style that a provider sets during a refresh comes after it`() {
        let badge = Badge(style: .light)
        let calls = Log<String>()
        let themer = badge.themer
        badge.theme.width = ThemeProvider { style in
            calls.add("begin \(style.rawValue)")
            if calls.count == 3 { themer.theme = .dark }
            calls.add("end \(style.rawValue)")
            return 0
        }
        badge.theme.refresh(\.width)
        #expect(
            calls.entries == ["light", "light", "dark"].flatMap { ["begin \($0)", "end \($0)"] }
        )
    }

    @Test
    func
        `2.5, 2.6 The last provider wins and nil removes, whatever class the property is named through`()
    {
        let big = BigSign()
        big.theme.title = ThemeProvider { "as sub \($0.rawValue)" }
        (big as Sign).theme.title = ThemeProvider { "as base \($0.rawValue)" }
        big.themer.set(.dark)
        #expect(big.titles == ["as sub light", "as base light", "as base dark"])
        big.theme.title = nil
        #expect((big as Sign).theme.title == nil)
        big.themer.set(.light)
        #expect(big.titles.last == "as base dark")
        big.theme.size = ThemeProvider(light: 1, dark: 2)
        #expect(big.theme.size != nil)
        #expect(big.size == 1)
        big.theme.size = nil
        big.themer.set(.dark)
        #expect(big.size == 1)
    }

    @Test func `2.2 Properties of any class follow an application's own themes`() {
        let tag = Tag()
        tag.theme.text = ThemeProvider(\.rawValue)
        tag.theme.color = ThemeProvider { $0 == .dark ? "#fff" : "#000" }
        #expect(tag.text == "light")
        tag.themer.theme = .dark
        #expect(tag.text == "dark")
        #expect(tag.color == "#fff")
    }

    @Test func `2.10, 2.13 A change from elsewhere reaches the providers on the main actor`() async
    {
        let badge = Badge(style: .light)
        let log = MainLog<ThemeStyle>()
        badge.theme.width = ThemeProvider(light: 12, dark: 14)
        badge.theme.customization = ThemeProvider { log.add($0) }
        let themer = badge.themer
        await Task.detached { themer.theme = .dark }.value
        await log.reaches(.dark)
        #expect(badge.width == 14)
    }

    @Test
    func
        `2.18 Eight threads that change the style while providers are set leave all values in agreement`()
        async
    {
        let themer = Themer(ThemeStyle.light)
        let badges = (0..<8).map { _ in Badge(themer) }
        let log = MainLog<ThemeStyle>()
        await withTaskGroup(of: Void.self) { group in
            for (index, badge) in badges.enumerated() {
                group.addTask {
                    for step in 0..<100 {
                        await MainActor.run {
                            badge.theme.title = ThemeProvider { $0.rawValue }
                            Badge(themer).theme.width = ThemeProvider { _ in 1 }
                        }
                        themer.theme = ThemeStyle(rawValue: "\(index)-\(step)")
                    }
                }
            }
        }
        themer.observe(log) { $0.add($1) }
        await log.reaches(themer.theme)
        #expect(badges.allSatisfy { $0.title == themer.theme.rawValue })
    }
}

extension ThemeNamespace where Base == Badge {
    fileprivate var shadow: ThemeProvider<ThemeStyle, Int>? {
        get { nil }
        nonmutating set {
            shape = newValue.map { provider in ThemeProvider { Badge.Shape(corners: provider($0)) }
            }
        }
    }

    private var shape: ThemeProvider<ThemeStyle, Badge.Shape>? {
        get { self[dynamicMember: \.shape] }
        nonmutating set { self[dynamicMember: \.shape] = newValue }
    }
}

private class Sign: ThemeCompatible {
    let themer = Themer(ThemeStyle.light)
    private(set) var titles: [String] = []
    var title = "" { didSet { titles.append(title) } }
}

private final class BigSign: Sign { var size = 0 }

/// A class with an enumeration of an application's as its themes.
private final class Tag: ThemeCompatible {
    enum Look: String { case light, dark }

    let themer = Themer(Look.light)
    var text = ""
    var color: String?
}
