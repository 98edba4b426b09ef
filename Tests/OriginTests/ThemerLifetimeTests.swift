import Foundation
import OriginModels
import Testing
import Theming

@Suite("System 0, Themer: lifetime, order and streams", .timeLimit(.minutes(10)))
@MainActor
struct ThemerLifetimeTests {
    @Test func `0.11 A target is not kept alive, neither by registering nor by a switch`() {
        let themer = Themer(MyTheme.light)
        var label: Label? = Label()
        weak var gone = label
        if let label { themer.register(target: label, action: Label.handleTheme) }
        label = nil
        #expect(gone == nil)
        var other: Label? = Label()
        gone = other
        if let other { themer.register(target: other, action: Label.handleTheme) }
        themer.theme = .dark
        other = nil
        #expect(gone == nil)
    }

    @Test func `C1 A closure is called at once and with each later theme, until it is cancelled`() {
        let themer = Themer(1)
        var seen: [Int] = []
        let registration = themer.observe { seen.append($0) }
        themer.theme = 2
        registration.cancel()
        themer.theme = 3
        #expect(seen == [1, 2])
    }

    @Test
    func
        `C8 What is observed for an object ends with it, and what a cancelled closure holds goes with a change`()
    {
        let themer = Themer(0)
        let log = Log<Int>()
        weak var gone: Probe?
        do {
            let owner = Probe()
            let held = Probe()
            gone = held
            themer.observe(owner) { _, theme in log.add(theme) }
            themer.observe { theme in held.take(theme) }.cancel()
        }
        themer.theme = 1
        #expect(gone == nil)
        #expect(log.entries == [0])
        #expect(themer.recordCount == 0)
    }

    @Test func `C8 What a handler holds may register and cancel when it goes`() {
        let themer = Themer(0)
        let probe = Probe()
        for _ in 0..<2 {
            let end = End { themer.register(target: probe, action: Probe.take) }
            themer.observe { _ in withExtendedLifetime(end) {} }.cancel()
        }
        themer.theme = 1
        themer.theme = 2
        #expect(probe.log.entries == [1, 1, 2, 2])
    }

    @Test func `C8 Handlers, providers, streams and posts do not keep their themer alive`() {
        weak var gone: Themer<Int>?
        let probe = Probe()
        let text = Text()
        do {
            let themer = Themer(0)
            gone = themer
            themer.register(target: probe, action: Probe.take)
            themer.registerOnAnyThread(target: probe, action: Probe.take)
            themer.bind(text, \.number, to: \.self)
            themer.postChanges(to: NotificationCenter())
            _ = themer.themes
            themer.theme = 1
        }
        #expect(gone == nil)
        #expect(text.number == 1)
    }

    @Test func `C12 Objects known only by a main-actor protocol are registered one by one`() {
        let themer = Themer(MyTheme.light)
        let posters = [Poster(), Poster()]
        let all: [any Themable<MyTheme>] = posters
        for object in all { themer.register(object) }
        themer.theme = .dark
        #expect(posters.map(\.themes) == [[.light, .dark], [.light, .dark]])
    }

    @Test
    func
        `0.12 Targets that are gone are not called again, and their records are removed`()
    {
        let themer = Themer(MyTheme.light)
        let log = Log<MyTheme>()
        var targets: [Reporter] = [Reporter(log), Reporter(log)]
        var counts: [Int] = []
        for target in targets { themer.register(target: target, action: Reporter.handleTheme) }
        counts.append(log.count)
        themer.theme = .dark
        counts.append(log.count)
        targets.removeFirst()
        themer.theme = .light
        counts.append(log.count)
        targets.removeFirst()
        themer.theme = .dark
        counts.append(log.count)
        #expect(counts == [2, 4, 5, 5])
        for _ in 0..<10_000 { themer.register(target: Label(), action: Label.handleTheme) }
        #expect(themer.recordCount < 100)
    }

    @Test
    func `0.13 An object at the address of one that is gone gets none of its handlers' calls`() {
        let themer = Themer(MyTheme.light)
        for _ in 0..<10_000 { themer.register(target: Label(), action: Label.handleTheme) }
        let fresh = Label()
        themer.theme = .dark
        #expect(fresh.themes.isEmpty)
    }

    @Test
    func
        `0.14, D4 Handlers are called in the order of registration; one that is new in a pass comes last`()
    {
        let themer = Themer(0)
        let log = Log<Int>()
        let targets = (0..<100).map { Numbered($0, log) }
        for target in targets { themer.register(target: target, action: Numbered.take) }
        let late = Numbered(100, log)
        let registrar = Numbered(-1, Log())
        themer.observe(registrar) { _, theme in
            if theme == 1 { themer.register(target: late, action: Numbered.take) }
        }
        themer.theme = 1
        #expect(log.entries == Array(0..<100) + Array(0...100))
        themer.theme = 2
        #expect(Array(log.entries.suffix(101)) == Array(0...100))
    }

    @Test
    func `0.15 The theme that is current already changes nothing; reapplying calls everybody once`()
        async
    {
        let themer = Themer(MyTheme.light)
        let label = Label()
        themer.register(target: label, action: Label.handleTheme)
        var themes = themer.themes(buffering: .unbounded).makeAsyncIterator()
        #expect(!themer.set(.light))
        #expect(label.themes.count == 1)
        themer.reapply()
        #expect(label.themes == [.light, .light])
        #expect(themer.set(.dark))
        let first = await themes.next()
        let second = await themes.next()
        #expect([first, second] == [.light, .dark])
    }

    @Test func `0.16, D1 A theme set in a handler does not deadlock, and everybody ends with it`() {
        let themer = Themer("light")
        let log = Log<String>()
        let first = Probe()
        let second = Probe()
        themer.observe(first) { _, theme in
            log.add("h1 \(theme)")
            if theme == "dark" { themer.theme = "dark2" }
        }
        themer.observe(second) { _, theme in log.add("h2 \(theme)") }
        themer.theme = "dark"
        #expect(
            log.entries == ["h1 light", "h2 light", "h1 dark", "h2 dark", "h1 dark2", "h2 dark2"]
        )
        #expect(themer.theme == "dark2")
    }

    @Test
    func `0.17 A handler may register one that is called once, and cancel a later one at once`() {
        let themer = Themer(0)
        let owner = Probe()
        let added = Probe()
        let victim = Probe()
        let registration = Log<Registration>()
        themer.observe(owner) { _, theme in
            guard theme == 1 else { return }
            themer.register(target: added, action: Probe.take)
            registration.last?.cancel()
        }
        registration.add(themer.register(target: victim, action: Probe.take))
        themer.theme = 1
        #expect(added.log.entries == [1])
        #expect(victim.log.entries == [0])
    }

    @Test func `0.18 Each client has a themer of its own kind under one name`() {
        #expect(Themer<Coat>.shared.theme.settings.weight == 120)
        #expect(Themer<Tint>.shared.theme == .warm)
        #expect(type(of: Themer<Coat>.shared) != type(of: Themer<Tint>.shared) as Any.Type)
    }

    @Test
    func
        `0.19, D3 An object may be registered with several themers of equal and of different kinds`()
    {
        let first = Themer(MyTheme.light)
        let second = Themer(MyTheme.light)
        let coats = Themer(Coat.summer)
        let panel = Both()
        first.register(target: panel, action: Both.takeFirst)
        second.register(target: panel, action: Both.takeSecond)
        coats.register(target: panel, action: Both.takeCoat)
        first.theme = .dark
        coats.theme = .winter
        second.theme = .dark
        let start = ["first light", "second light", "coat summer"]
        #expect(panel.log.entries == start + ["first dark", "coat winter", "second dark"])
    }

    @Test func `0.22 A target follows at once on the main actor, and in order from elsewhere`()
        async
    {
        let themer = Themer(0)
        let log = MainLog<Int>()
        themer.register(target: log, action: MainLog.add)
        #expect(log.entries == [0])
        themer.theme = 1
        #expect(log.entries == [0, 1])
        await Task.detached { for value in 2...5 { themer.theme = value } }.value
        await log.reaches(5)
        #expect(log.entries == log.entries.sorted())
        #expect(Set(log.entries).count == log.entries.count)
    }

    @Test
    func `0.23 Cancelling ends a registration, twice as well as once; dropping the token does not`()
    {
        let themer = Themer(0)
        let one = Probe()
        let two = Probe()
        let registration = themer.register(target: one, action: Probe.take)
        themer.register(target: two, action: Probe.take)
        registration.cancel()
        registration.cancel()
        themer.theme = 1
        #expect(one.log.entries == [0])
        #expect(two.log.entries == [0, 1])
        #expect(registration.isCancelled)
    }

    @Test
    func
        `0.24 Streams begin with the current theme, give every change, and end with the themer`()
        async
    {
        var themer: Themer<Int>? = Themer(0)
        let streams = (0..<2).compactMap { _ in themer?.themes(buffering: .unbounded) }
        for value in 1...3 { themer?.theme = value }
        let cancelled = Task { [stream = themer?.themes] in
            guard let stream else { return }
            for await _ in stream {}
        }
        cancelled.cancel()
        await cancelled.value
        themer?.reapply()
        #expect(themer?.recordCount == 2)
        themer = nil
        for stream in streams {
            var seen: [Int] = []
            for await theme in stream { seen.append(theme) }
            #expect(seen == [0, 1, 2, 3])
        }
    }
}

enum Tint { case warm, cold }

private let tints = Themer(Tint.warm)

extension Themer where Theme == Tint {
    static var shared: Themer<Tint> { tints }
}

private final class Reporter: Sendable {
    let log: Log<MyTheme>
    init(_ log: Log<MyTheme>) { self.log = log }
    func handleTheme(_ theme: MyTheme) { log.add(theme) }
}

private final class Numbered: Sendable {
    let number: Int
    let log: Log<Int>
    init(_ number: Int, _ log: Log<Int>) {
        self.number = number
        self.log = log
    }
    func take(_ theme: Int) { log.add(number) }
}

private final class Both: Sendable {
    let log = Log<String>()
    func takeFirst(_ theme: MyTheme) { log.add("first \(theme)") }
    func takeSecond(_ theme: MyTheme) { log.add("second \(theme)") }
    func takeCoat(_ theme: Coat) { log.add("coat \(theme)") }
}

@MainActor
private final class Text { var number: Int? }

/// Has something done when it goes.
@MainActor
private final class End {
    private let action: @MainActor () -> Void
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
    isolated deinit { action() }
}

/// An object that is known by its protocol alone.
private final class Poster: Themable {
    private(set) var themes: [MyTheme] = []

    func applyTheme(_ theme: MyTheme) { themes.append(theme) }
}
