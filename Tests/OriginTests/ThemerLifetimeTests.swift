import Foundation
import OriginModels
import Testing
import Theming

@Suite("System 0, Themer: lifetime, order and threads")
struct ThemerLifetimeTests {
    @Test("0.11 A target is not kept alive, neither by registering nor by a switch")
    func weakTarget() {
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

    @Test("C13 A theme that a stream drops is let go of outside the lock: it may ask the themer when it goes")
    func droppedThemes() {
        let themer = Themer(Asking(number: 0))
        let streams = [themer.themes(buffering: .bufferingNewest(2)), themer.themes(buffering: .bufferingOldest(1))]
        for number in 1...6 {
            themer.theme = Asking(number: number, onEnd: Asking.End { [weak themer] in _ = themer?.theme })
        }
        withExtendedLifetime(streams) { #expect(themer.theme.number == 6) }
    }

    @Test("C1 A closure is called at once and with each later theme, until it is cancelled")
    func closures() {
        let themer = Themer(1)
        let log = Log<Int>()
        let registration = themer.observe { log.add($0) }
        themer.theme = 2
        registration.cancel()
        themer.theme = 3
        #expect(log.entries == [1, 2])
    }

    @Test("C12 A closure of the main actor's is called there alone")
    @MainActor
    func mainActorClosures() async {
        let themer = Themer(1)
        var seen: [Int] = []
        themer.observe(onMain: { seen.append($0) })
        themer.observe { _ in MainActor.preconditionIsolated() }
        themer.theme = 2
        #expect(seen == [1, 2])
        await Task.detached { themer.theme = 3 }.value
        while seen.last != 3 { await Task.yield() }
        #expect(seen == [1, 2, 3])
    }

    @Test("C12 Objects of the main actor's of which only the protocol is known are registered one by one")
    @MainActor
    func listOfThemables() {
        let themer = Themer(MyTheme.light)
        let posters = [Poster(), Poster()]
        let all: [any Themable<MyTheme>] = posters
        for object in all { themer.register(onMain: object) }
        themer.theme = .dark
        #expect(posters.map(\.themes) == [[.light, .dark], [.light, .dark]])
    }

    @Test("0.12 Targets that are gone are called no more: 2, 4, 5, 5; their records go without a switch")
    func unregistersWithTarget() {
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

    @Test("0.13 An object at the address of one that is gone gets none of its handlers' calls")
    func addressReuse() {
        let themer = Themer(MyTheme.light)
        for _ in 0..<10_000 { themer.register(target: Label(), action: Label.handleTheme) }
        let fresh = Label()
        themer.theme = .dark
        #expect(fresh.log.count == 0)
    }

    @Test("0.14 Handlers are called in the order of registration; one that is new in a pass comes last")
    func order() {
        let themer = Themer(0)
        let log = Log<Int>()
        let targets = (0..<100).map { Numbered($0, log) }
        for target in targets { themer.register(target: target, action: Numbered.take) }
        let late = Numbered(100, log)
        let registrar = Numbered(-1, Log())
        themer.bind(registrar, key: "late") { _, theme in
            if theme == 1 { themer.register(target: late, action: Numbered.take) }
        }
        themer.theme = 1
        #expect(log.entries == Array(0..<100) + Array(0...100))
        themer.theme = 2
        #expect(Array(log.entries.suffix(101)) == Array(0...100))
    }

    @Test("0.15 The theme that is current already changes nothing; reapplying calls everybody once")
    func sameTheme() async {
        let themer = Themer(MyTheme.light)
        let label = Label()
        themer.register(target: label, action: Label.handleTheme)
        var themes = themer.themes(buffering: .unbounded).makeAsyncIterator()
        #expect(!themer.set(.light))
        #expect(label.log.count == 1)
        themer.reapply()
        #expect(label.log.entries == [.light, .light])
        #expect(themer.set(.dark))
        let first = await themes.next()
        let second = await themes.next()
        #expect([first, second] == [.light, .dark])
    }

    @Test("0.16 A handler that sets a theme does not deadlock, and everybody ends on its theme")
    func nestedSet() {
        let log = Log<String>()
        let themer = Themer("l")
        let (one, two) = (Probe(), Probe())
        #expect(
            finishes {
                themer.bind(one, key: 1) { _, theme in
                    log.add("h1 \(theme)")
                    if theme == "d" { themer.theme = "d2" }
                }
                themer.bind(two, key: 1) { _, theme in log.add("h2 \(theme)") }
                themer.theme = "d"
            })
        #expect(log.entries == ["h1 l", "h2 l", "h1 d", "h2 d", "h1 d2", "h2 d2"])
        #expect(themer.theme == "d2")
    }

    @Test("0.17 A handler may register one that is called once, and cancel a later one at once")
    func nestedRegistering() {
        let themer = Themer(0)
        let (owner, added, victim) = (Probe(), Probe(), Probe())
        let registration = Log<Registration>()
        themer.bind(owner, key: "owner") { _, theme in
            guard theme == 1 else { return }
            themer.register(target: added, action: Probe.take)
            registration.last?.cancel()
        }
        registration.add(themer.register(target: victim, action: Probe.take))
        themer.theme = 1
        #expect(added.log.entries == [1])
        #expect(victim.log.entries == [0])
    }

    @Test("0.18 Each client has a themer of its own kind under one name")
    func sharedThemers() {
        #expect(Themer<Coat>.shared.theme.settings.weight == 120)
        #expect(Themer<Tint>.shared.theme == .warm)
        #expect(type(of: Themer<Coat>.shared) != type(of: Themer<Tint>.shared) as Any.Type)
    }

    @Test("0.19 An object may be registered with several themers of equal and of different kinds")
    func severalThemers() {
        let (first, second, coats) = (Themer(MyTheme.light), Themer(MyTheme.light), Themer(Coat.summer))
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

    @Test(
        "0.20, C11 Eight threads that register, set, read and drop: no race, no repeat, no overlap, nobody left behind")
    func threads() { Stress(themer: Themer(0)).run(threads: 8, steps: 1000) }

    @Test("0.21 Of eight threads that set one theme at once, one does, in one pass")
    func equalSets() {
        for round in 1...50 {
            let themer = Themer(0)
            let probe = Probe()
            themer.register(target: probe, action: Probe.take)
            let answers = Log<Bool>()
            inThreads(8) { _ in answers.add(themer.set(round)) }
            #expect(answers.entries.count { $0 } == 1)
            #expect(probe.log.entries == [0, round])
        }
    }

    @Test("0.22 A main-actor target follows at once on the main actor, and in order from elsewhere")
    @MainActor
    func mainActorTargets() async {
        let themer = Themer(0)
        let view = NumberView()
        themer.register(target: view, action: NumberView.apply)
        #expect(view.seen == [0])
        themer.theme = 1
        #expect(view.seen == [0, 1])
        await Task.detached { for value in 2...5 { themer.theme = value } }.value
        while view.seen.last != 5 { await Task.yield() }
        #expect(view.seen == view.seen.sorted())
        #expect(Set(view.seen).count == view.seen.count)
    }

    @Test("0.23 Cancelling ends a registration, twice as well as once; dropping the token does not")
    func cancelling() {
        let themer = Themer(0)
        let (one, two) = (Probe(), Probe())
        let registration = themer.register(target: one, action: Probe.take)
        themer.register(target: two, action: Probe.take)
        registration.cancel()
        registration.cancel()
        themer.theme = 1
        #expect(one.log.entries == [0])
        #expect(two.log.entries == [0, 1])
        #expect(registration.isCancelled)
    }

    @Test("0.24 Streams begin with the current theme, give every change to every consumer, and end with the themer")
    func streams() async {
        var themer: Themer<Int>? = Themer(0)
        let streams = (0..<2).compactMap { _ in themer?.themes(buffering: .unbounded) }
        for value in 1...3 { themer?.theme = value }
        let cancelled = Task { [stream = themer?.themes] in
            guard let stream else { return }
            for await _ in stream {}
        }
        cancelled.cancel()
        await cancelled.value
        #expect(themer?.streamCount == 2)
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
    init(_ number: Int, _ log: Log<Int>) { (self.number, self.log) = (number, log) }
    func take(_ theme: Int) { log.add(number) }
}

private final class Both: Sendable {
    let log = Log<String>()
    func takeFirst(_ theme: MyTheme) { log.add("first \(theme)") }
    func takeSecond(_ theme: MyTheme) { log.add("second \(theme)") }
    func takeCoat(_ theme: Coat) { log.add("coat \(theme)") }
}

@MainActor
private final class NumberView {
    private(set) var seen: [Int] = []
    func apply(_ theme: Int) { seen.append(theme) }
}

/// A theme that has something done when it is let go of.
private struct Asking: Equatable, Sendable {
    final class End: Sendable {
        let action: @Sendable () -> Void
        init(_ action: @escaping @Sendable () -> Void) { self.action = action }
        deinit { action() }
    }

    var number: Int
    var onEnd: End?

    static func == (left: Asking, right: Asking) -> Bool { left.number == right.number }
}

/// An object of a class that says nothing of the main actor, and cannot be sent.
private final class Poster: Themable {
    private(set) var themes: [MyTheme] = []

    func applyTheme(_ theme: MyTheme) { themes.append(theme) }
}
