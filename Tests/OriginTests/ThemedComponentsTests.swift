import Testing
import Theming

@Suite("System 3, Infinum: components of a running program", .timeLimit(.minutes(10)))
@MainActor
struct ThemedComponentsTests {
    private let themer = Themer(Look.red)
    private let components: ThemedComponents<Look>

    init() { components = ThemedComponents(themer) { $0.style(&$1) } }

    private func made<Object: Control>(_ object: Object, in parent: Control? = nil) -> Object {
        object.parent = parent
        components.add(object)
        return object
    }

    @Test
    func `3.2 Assets reach components of any kind: those that exist and those that are made later`()
    {
        let label = made(Caption())
        let toggle = made(Toggle())
        #expect(label.color == "red" && label.font == "Inter 14")
        #expect(toggle.tint == "red" && toggle.isOn)
        themer.theme = .green
        #expect(label.color == "green" && toggle.tint == "green" && !toggle.isOn)
        let banner = made(Banner())
        #expect(banner.stripes == [1, 2])
        themer.theme = .blue
        #expect(banner.stripes == [3])
    }

    @Test
    func
        `3.3, 3.6 A theme's values are made once for a change, the extension after the assets, then objects have them`()
    {
        let log = Log<String>()
        let themer = Themer(Look.red)
        let components = ThemedComponents(themer) { look, values in
            log.add("\(look) assets")
            values.set(\Button.background, to: look.rawValue)
            guard look == .blue else { return }
            log.add("hook")
            values.set(\Button.background, to: "navy")
        }
        let buttons = (0..<3).map { _ in Button() }
        for button in buttons {
            button.onBackground = { log.add($0) }
            components.add(button)
        }
        #expect(log.entries == ["red assets", "red", "red", "red"])
        themer.theme = .blue
        #expect(log.entries.dropFirst(4) == ["blue assets", "hook", "navy", "navy", "navy"])
        themer.theme = .green
        #expect(log.entries.dropFirst(9) == ["green assets", "green", "green", "green"])
    }

    @Test func `3.7, D13 What one theme alone sets has the value from before when that theme goes`()
    {
        let button = Button()
        button.cornerRadius = 3
        let view = made(AppView())
        _ = made(button, in: view)
        for _ in 0..<2 {
            #expect([button.background, "\(button.cornerRadius)"] == ["red", "3"])
            themer.theme = .blue
            #expect([button.background, "\(button.cornerRadius)"] == ["blue", "12"])
            themer.reapply()
            #expect(button.cornerRadius == 12)
            themer.theme = .red
        }
    }

    @Test
    func `3.7 Values from before return in every order of themes, also through a subclass`() {
        enum Set: CaseIterable { case none, base, sub, both, reversed }
        let themer = Themer(Set.none)
        let components = ThemedComponents(themer) { set, values in
            if set == .reversed { values.set(\BigButton.background, to: "sub") }
            if set == .base || set == .both || set == .reversed {
                values.set(\Button.background, to: "base")
            }
            if set == .sub || set == .both { values.set(\BigButton.background, to: "sub") }
        }
        let button = BigButton()
        button.background = "own"
        components.add(button)
        let expected: [Set: String] = [
            .none: "own", .base: "base", .sub: "sub", .both: "sub", .reversed: "base",
        ]
        for first in Set.allCases {
            for second in Set.allCases {
                for third in Set.allCases {
                    for set in [first, second, third] {
                        themer.theme = set
                        #expect(button.background == expected[set], "\(first) \(second) \(third)")
                    }
                }
            }
        }
    }

    @Test
    func `3.7 A side effect that is no property is done once, and undone before the next theme`() {
        let log = Log<String>()
        let themer = Themer(Look.blue)
        let components = ThemedComponents(themer) { look, values in
            guard look == .blue else { return }
            values.perform {
                log.add("one")
            } undo: {
                log.add("not one")
            }
            values.perform {
                log.add("two")
            } undo: {
                log.add("not two")
            }
        }
        for _ in 0..<3 { components.add(Button()) }
        #expect(log.entries == ["one", "two"])
        themer.theme = .red
        #expect(log.entries == ["one", "two", "not two", "not one"])
        themer.theme = .green
        themer.theme = .blue
        #expect(log.entries.suffix(2) == ["one", "two"] && log.count == 6)
    }

    @Test
    func `3.8 A value for a container holds inside it alone, at any depth, and follows a move`() {
        themer.theme = .blue
        let view = made(AppView())
        let box = made(Control(), in: view)
        let inside = made(Button(), in: view)
        let deep = made(Button(), in: box)
        let outside = made(Button())
        #expect([inside, deep, outside].map(\.cornerRadius) == [12, 12, 0])
        deep.parent = nil
        outside.parent = box
        for button in [deep, outside] { components.add(button) }
        #expect([inside, deep, outside].map(\.cornerRadius) == [12, 0, 12])
    }

    @Test func `3.8 Several containers apply from the inside out, with others between them`() {
        let themer = Themer(0)
        let components = ThemedComponents(themer) { _, values in
            values.set(\Button.cornerRadius, to: 5, in: Banner.self, AppView.self)
        }
        let view = AppView()
        let banner = Banner()
        let between = Control()
        let right = Button()
        let wrong = Button()
        let only = Button()
        banner.parent = between
        between.parent = view
        right.parent = banner
        let innerView = AppView()
        let outerBanner = Banner()
        wrong.parent = innerView
        innerView.parent = outerBanner
        only.parent = view
        for button in [right, wrong, only] { components.add(button) }
        #expect([right, wrong, only].map(\.cornerRadius) == [5, 0, 0])
    }

    @Test func `3.8 A component is not its own container`() {
        let themer = Themer(0)
        let components = ThemedComponents(themer) {
            $1.set(\Button.cornerRadius, to: 5, in: Button.self)
        }
        let outer = Button()
        let inner = Button()
        inner.parent = outer
        for button in [outer, inner] { components.add(button) }
        #expect([outer, inner].map(\.cornerRadius) == [0, 5])
    }

    @Test
    func `2.13, 3.7 Reapplying asks for the values again, and the value from before is saved once`()
    {
        let source = Caption()
        source.color = "first"
        let themer = Themer(0)
        let components = ThemedComponents(themer) { $1.set(\Button.background, to: source.color) }
        let button = Button()
        components.add(button)
        source.color = "second"
        themer.reapply()
        #expect(button.background == "second")
        for theme in 1...100 { themer.theme = theme }
        var writes: [String] = []
        button.onBackground = { writes.append($0) }
        components.remove(button)
        #expect(writes == [""])
    }

    @Test func `A subclass has its superclass's values, and the last value for a property wins`() {
        let themer = Themer(0)
        let components = ThemedComponents(themer) { _, values in
            values.set(\Button.background, to: "first")
            values.set(\Button.cornerRadius, to: 1)
            values.set(\Button.background, to: "last")
        }
        let button = Button()
        let big = BigButton()
        var writes = 0
        button.onBackground = { _ in writes += 1 }
        for object in [button, big] { components.add(object) }
        #expect([button.background, big.background] == ["last", "last"])
        #expect(big.cornerRadius == 1)
        #expect(writes == 1)
    }

    @Test
    func
        `C6 A component made in a handler that has set another theme has the newest theme's values`()
    {
        let owner = Button()
        let late = Caption()
        themer.observe(owner) { [themer, components] _, look in
            guard look == .green else { return }
            themer.theme = .blue
            components.add(late)
        }
        let early = made(Caption())
        themer.theme = .green
        #expect([early.color, late.color] == ["blue", "blue"])
    }

    @Test func `C8 Components are held weakly, and keep neither their values nor their themer`() {
        weak var goneThemer: Themer<Look>?
        weak var goneComponents: ThemedComponents<Look>?
        weak var goneLabel: Caption?
        let kept = Caption()
        do {
            let themer = Themer(Look.red)
            let components = ThemedComponents(themer) { $0.style(&$1) }
            goneThemer = themer
            goneComponents = components
            components.add(kept)
            do {
                let label = Caption()
                goneLabel = label
                components.add(label)
            }
            #expect(goneLabel == nil)
            for _ in 0..<10_000 { components.add(Caption()) }
            #expect(themer.recordCount < 100)
            themer.theme = .green
            #expect(themer.recordCount == 3)
            #expect(kept.color == "green")
        }
        #expect(goneThemer == nil && goneComponents == nil)
    }

    @Test func `Components that nobody keeps go on to follow the themer`() {
        let themer = Themer(Look.red)
        let label = Caption()
        ThemedComponents(themer) { $0.style(&$1) }.add(label)
        themer.theme = .green
        #expect(label.color == "green")
    }

    @Test
    func `Adding a component twice keeps the values from before; removing it brings them back`() {
        let button = Button()
        button.background = "own"
        for _ in 0..<2 { _ = made(button) }
        #expect(button.background == "red")
        components.remove(button)
        #expect(button.background == "own")
        let caption = made(Caption())
        #expect(caption.font == "Inter 14")
        components.remove(caption)
        #expect(caption.font == nil)
        themer.theme = .green
        #expect(button.background == "own")
        _ = made(button)
        #expect(button.background == "green")
    }

    @Test func `2.14 Components below an override have its values, whatever the current theme is`()
    {
        let view = made(AppView())
        let inside = made(Caption(), in: view)
        let outside = made(Caption())
        themer.override(.green, at: view)
        #expect([inside.color, outside.color] == ["green", "red"])
        themer.theme = .blue
        #expect([inside.color, outside.color] == ["green", "blue"])
        themer.override(nil, at: view)
        #expect([inside.color, outside.color] == ["blue", "blue"])
    }

    @Test func `C15 Components of two themers do not disturb each other`() {
        let other = Themer("a")
        let texts = ThemedComponents(other) { $1.set(\Caption.text, to: $0) }
        let label = made(Caption())
        texts.add(label)
        other.theme = "b"
        themer.theme = .green
        #expect([label.text, label.color] == ["b", "green"])
        texts.remove(label)
        #expect([label.text, label.color] == ["", "green"])
    }

    @Test
    func
        `A theme of several types behind a protocol, which cannot be compared, is applied`()
    {
        let themer = Themer<any Paint>(Plain(color: "a"))
        let components = ThemedComponents(themer) { $1.set(\Caption.color, to: $0.color) }
        let labels = [Caption(), Caption()]
        for label in labels { components.add(label) }
        themer.theme = Plain(color: "b")
        #expect(labels.map(\.color) == ["b", "b"])
    }
}

private protocol Paint: Sendable { var color: String { get } }
private struct Plain: Paint { let color: String }

/// An application's themes: assets for four components; the blue one alone has an extension.
private enum Look: String {
    case red, green, blue

    @MainActor
    func style(_ values: inout ComponentValues) {
        values.set(\Caption.color, to: rawValue)
        values.set(\Caption.font, to: "Inter 14")
        values.set(\Button.background, to: rawValue)
        values.set(\Toggle.tint, to: rawValue)
        values.set(\Toggle.isOn, to: self == .red)
        values.set(\Banner.stripes, to: self == .blue ? [3] : [1, 2])
        if self == .blue { values.set(\Button.cornerRadius, to: 12, in: AppView.self) }
    }
}

@MainActor
private class Control: ThemeNode {
    weak var parent: Control?
    var themeParent: (any ThemeNode)? { parent }
}

private final class AppView: Control {}

private final class Caption: Control {
    var color = ""
    var text = ""
    var font: String?
}

private class Button: Control {
    var background = "" { didSet { onBackground?(background) } }
    var cornerRadius = 0
    var onBackground: ((String) -> Void)?
}

private final class BigButton: Button {}

private final class Toggle: Control {
    var tint: String?
    var isOn = false
}

private final class Banner: Control { var stripes: [Int] = [] }
