import ColorScience
import Foundation
import Observation
import OriginModels
import Testing
import ThemeModel
import Theming

@Suite("The contract of Themer on the main actor", .timeLimit(.minutes(10)))
@MainActor
struct ContractTests {
    @Test func `C1 Registering calls the handler once, before it returns`() {
        let themer = Themer(7)
        let probe = Probe()
        themer.register(target: probe, action: Probe.take)
        #expect(probe.log.entries == [7])
    }

    @Test func `C2 Handlers of all targets run in the order of registration`() {
        let themer = Themer(0)
        let log = Log<String>()
        let one = Probe()
        let two = Probe()
        themer.observe(one) { _, theme in log.add("1a\(theme)") }
        themer.observe(two) { _, theme in log.add("2a\(theme)") }
        themer.observe(one) { _, theme in log.add("1b\(theme)") }
        themer.theme = 1
        #expect(log.entries.suffix(3) == ["1a1", "2a1", "1b1"])
    }

    @Test func `C3 An equal theme is no change; reapplying is a delivery and no stream element`()
        async
    {
        let themer = Themer(1)
        let probe = Probe()
        themer.register(target: probe, action: Probe.take)
        let stream = themer.themes(buffering: .unbounded)
        #expect(!themer.set(1))
        themer.reapply()
        themer.theme = 2
        var seen = stream.makeAsyncIterator()
        let elements = [await seen.next(), await seen.next()]
        #expect(elements == [1, 2])
        #expect(probe.log.entries == [1, 1, 2])
    }

    @Test func `C3, C13 A stream that begins after a reapplication begins with the current theme`()
        async
    {
        let themer = Themer(1)
        themer.reapply()
        var stream = themer.themes(buffering: .unbounded).makeAsyncIterator()
        themer.reapply()
        themer.theme = 2
        let elements = [await stream.next(), await stream.next()]
        #expect(elements == [1, 2])
    }

    @Test
    func
        `C2 Handlers for any thread have a theme before those of the main actor, then it is posted`()
    {
        let themer = Themer(0)
        let log = Log<String>()
        let center = NotificationCenter()
        let probe = Probe()
        themer.postChanges(to: center)
        let token = center.addObserver(forName: .themeDidChange, object: themer, queue: nil) { _ in
            log.add("post")
        }
        themer.observe(probe) { _, theme in log.add("main \(theme)") }
        _ = themer.observeOnAnyThread { theme in log.add("any \(theme)") }
        themer.theme = 1
        #expect(log.entries == ["main 0", "any 0", "any 1", "main 1", "post"])
        center.removeObserver(token)
    }

    @Test
    func `C4 Inside a handler the themer has the newest theme, and the argument is the delivery's`()
    {
        let themer = Themer(0)
        let setter = Probe()
        let reader = Probe()
        let log = Log<[Int]>()
        themer.observe(setter) { _, theme in if theme == 1 { themer.theme = 2 } }
        themer.observe(reader) { _, theme in log.add([theme, themer.theme]) }
        themer.theme = 1
        #expect(log.entries == [[0, 0], [1, 2], [2, 2]])
    }

    @Test
    func `C5 A theme set in a handler is delivered after the present one, to everybody in order`() {
        let log = Log<String>()
        let themer = Themer(0)
        let a = Probe()
        let b = Probe()
        themer.observe(a) { _, theme in
            log.add("A\(theme)")
            if theme == 1 { themer.theme = 2 }
        }
        themer.observe(b) { _, theme in log.add("B\(theme)") }
        themer.theme = 1
        #expect(log.entries == ["A0", "B0", "A1", "B1", "A2", "B2"])
    }

    @Test
    func
        `C5 A theme set while a handler is registered reaches the others, and then that handler again`()
    {
        let log = Log<String>()
        let themer = Themer(0)
        let a = Probe()
        let b = Probe()
        themer.observe(a) { _, theme in log.add("A\(theme)") }
        themer.observe(b) { _, theme in
            log.add("B\(theme)")
            if theme == 0 { themer.theme = 1 }
            log.add("b\(theme)")
        }
        #expect(log.entries == ["A0", "B0", "b0", "A1", "B1", "b1"])
    }

    @Test
    func `C5 Themes that one handler sets one after the other are all delivered, in this order`() {
        let themer = Themer(0)
        let setter = Probe()
        let follower = Probe()
        themer.observe(setter) { _, theme in
            guard theme == 1 else { return }
            themer.theme = 2
            themer.theme = 3
        }
        themer.register(target: follower, action: Probe.take)
        themer.theme = 1
        #expect(follower.log.entries == [0, 1, 2, 3])
    }

    @Test
    func `C6 A handler registered in a handler has the newest theme at once and no theme twice`() {
        let themer = Themer(0)
        let owner = Probe()
        let late = Probe()
        themer.observe(owner) { _, theme in
            guard theme == 1 else { return }
            themer.theme = 2
            themer.register(target: late, action: Probe.take)
        }
        themer.theme = 1
        #expect(late.log.entries == [2])
    }

    @Test func `C7 Cancelling in a handler holds for the rest of the delivery`() {
        let themer = Themer(0)
        let owner = Probe()
        let later = Probe()
        let token = Log<Registration>()
        themer.observe(owner) { _, theme in if theme == 1 { token.last?.cancel() } }
        token.add(themer.register(target: later, action: Probe.take))
        themer.theme = 1
        #expect(later.log.entries == [0])
    }

    @Test func `C8 Records of targets that are gone do not pile up`() {
        let themer = Themer(0)
        for _ in 0..<10_000 { themer.observe(Probe(), key: "k") { $0.take($1) } }
        #expect(themer.recordCount <= 34)
        themer.theme = 1
        #expect(themer.recordCount == 0)
    }

    @Test func `C8 Cancelled posts do not pile up, even if the theme never changes`() {
        let themer = Themer(0)
        for _ in 0..<100 { themer.postChanges(to: NotificationCenter()).cancel() }
        #expect(themer.recordCount <= 1)
    }

    @Test
    func
        `C8 A registration says so when its target was found to be gone, without a change of the theme`()
    {
        let themer = Themer(0)
        let registration = themer.register(target: Probe(), action: Probe.take)
        let probe = Probe()
        for _ in 0..<20 { themer.register(target: probe, action: Probe.take) }
        #expect(registration.isCancelled)
    }

    @Test func `C8 A target lives on only during its own call`() {
        let themer = Themer(0)
        let owner = Probe()
        weak var gone: Probe?
        let wasGone = Log<Bool>()
        do {
            let target = Probe()
            gone = target
            themer.register(target: target, action: Probe.take)
            themer.observe(owner) { _, theme in if theme == 1 { wasGone.add(gone == nil) } }
            themer.observe(target) { _, _ in }
        }
        themer.theme = 1
        #expect(wasGone.entries == [true])
    }

    @Test func `C9 What is kept for an object is not found for another one at its address`() {
        let themer = Themer(0)
        for _ in 0..<1000 { themer.observe(Probe(), key: "k") { $0.take($1) } }
        let fresh = Probe()
        themer.reapply(fresh)
        themer.theme = 1
        #expect(fresh.log.count == 0)
    }

    @Test
    func `C10 The same method twice is two registrations; the same key twice is the later one`() {
        let themer = Themer(0)
        let twice = Probe()
        let keyed = Probe()
        for _ in 0..<2 { themer.register(target: twice, action: Probe.take) }
        themer.observe(keyed, key: "k") { target, theme in target.take(theme) }
        themer.observe(keyed, key: "k") { target, theme in target.take(-theme) }
        themer.theme = 1
        #expect(twice.log.entries == [0, 0, 1, 1])
        #expect(keyed.log.entries == [0, 0, -1])
    }

    @Test
    func `C12 A set from elsewhere reaches the main actor in order, at least the newest theme`()
        async
    {
        let themer = Themer(0)
        let view = View()
        let plain = PlainView()
        themer.register(target: view, action: View.apply)
        themer.register(target: plain, action: PlainView.apply)
        let log = MainLog<Int>()
        themer.observe(log) { $0.add($1) }
        for value in 1...20 { await Task.detached { themer.theme = value }.value }
        await log.reaches(20)
        #expect(view.seen == plain.seen && view.seen == log.entries)
        #expect(view.seen == view.seen.sorted() && Set(view.seen).count == view.seen.count)
    }

    @Test func `C12 A set on the main actor overtakes one from elsewhere that has not arrived`()
        async
    {
        let themer = Themer(0)
        let log = MainLog<Int>()
        themer.observe(log) { $0.add($1) }
        inThreads(1) { _ in themer.theme = 1 }
        themer.theme = 2
        #expect(log.entries == [0, 2])
        inThreads(1) { _ in themer.theme = 3 }
        await log.reaches(3)
        #expect(log.entries == [0, 2, 3])
    }

    @Test func `C14 A change that throws leaves the old theme whole, and no handler is called`() {
        struct Half: Error {}
        let themer = Themer([1, 2])
        let log = Log<[Int]>()
        themer.observe(log) { log, theme in log.add(theme) }
        #expect(throws: Half.self) {
            try themer.update { (theme: inout [Int]) throws(Half) in
                theme[0] = 9
                throw Half()
            }
        }
        #expect(themer.theme == [1, 2])
        #expect(log.entries == [[1, 2]])
        #expect(themer.update { $0[0] = 9 })
        #expect(log.entries == [[1, 2], [9, 2]])
    }

    @Test
    func `C15 Themers of one kind and of several share a target without sharing its handlers`() {
        let one = Themer(0)
        let two = Themer(0)
        let other = Themer("a")
        let probe = Probe()
        let words = Log<String>()
        one.observe(probe, key: "k") { $0.take($1) }
        two.observe(probe, key: "k") { $0.take(-$1) }
        other.observe(probe, key: "k") { _, theme in words.add(theme) }
        one.theme = 1
        two.theme = 2
        other.theme = "b"
        #expect(probe.log.entries == [0, 0, 1, -2])
        #expect(words.entries == ["a", "b"])
    }

    @Test
    func
        `Handlers that answer each other for ever are stopped, with the fault reported and all in step`()
    {
        let faults = Log<ThemerFault>()
        let themer = Themer(0) { faults.add($0) }
        let ping = Probe()
        let follower = Probe()
        themer.observe(ping) { _, theme in if theme > 0 { themer.theme = theme + 1 } }
        themer.observe(ping) { _, theme in if theme > 1000 { themer.theme = -1 } }
        themer.register(target: follower, action: Probe.take)
        themer.theme = 1
        #expect(themer.theme == 1001)
        #expect(follower.log.last == 1001)
        #expect(faults.entries == [.endlessChange(limit: 1000)])
        #expect(themer.fault == .endlessChange(limit: 1000))
    }

    @Test func `A handler that answers its registration for ever is stopped, too`() {
        let themer = Themer(0)
        let ping = Probe()
        themer.observe(ping) { _, theme in themer.theme = theme + 1 }
        #expect(themer.theme == 1000)
        #expect(themer.fault == .endlessChange(limit: 1000))
    }

    @Test func `Reapplying to an object calls its bindings and keyed handlers, and no others`() {
        let themer = Themer(MyTheme.light)
        let label = Label()
        let other = Label()
        let log = Log<String>()
        themer.bind(label, \.textColor, to: \.settings.textColor)
        themer.register(target: label, action: Label.handleTheme)
        for (name, object) in [("label", label), ("other", other)] {
            themer.observe(object, key: "k") { _, _ in log.add(name) }
        }
        label.textColor = nil
        themer.reapply(label)
        #expect(label.textColor == .hex("#000000"))
        #expect(label.themes.count == 1)
        #expect(log.entries == ["label", "other", "label"])
    }

    @Test func `The limit of answers holds for one change, not for all of them together`() {
        let themer = Themer(0)
        let probe = Probe()
        themer.observe(probe) { _, theme in
            if !theme.isMultiple(of: 600) { themer.theme = theme + 1 }
        }
        for start in stride(from: 1, to: 3000, by: 600) { themer.theme = start }
        #expect(themer.theme == 3000)
        #expect(themer.fault == nil)
    }

    @Test func `A theme's name is part of its identity`() throws {
        let colors: KeyValuePairs<String, Color> = [
            "background": .hex("#ffffff"), "text": .hex("#000000"),
        ]
        let one = try #require(document("one", colors).resolve().theme)
        var two = one
        two.name = "Another"
        let themer = Themer(one)
        #expect(!themer.set(one))
        #expect(themer.set(two))
    }

    @Test func `Reading the theme under observation tracking is enough to hear of a change`() {
        let themer = Themer(0)
        let changes = Log<String>()
        func track() -> Int {
            withObservationTracking {
                themer.theme
            } onChange: {
                changes.add("change")
            }
        }
        #expect(track() == 0)
        themer.theme = 0
        themer.reapply()
        #expect(changes.count == 0)
        themer.theme = 1
        #expect(changes.count == 1)
        #expect(track() == 1)
        inThreads(1) { _ in themer.theme = 2 }
        #expect(changes.count == 2)
    }

    @Test func `A property follows a part of the theme by key paths, also one that is optional`() {
        let themer = Themer(MyTheme.light)
        let label = Label()
        let other = Label()
        let registration = themer.bind(label, \.textColor, to: \.settings.textColor)
        #expect(label.textColor == .hex("#000000"))
        themer.theme = .dark
        #expect(label.textColor == .hex("#ffffff"))
        themer.bind(label, \.textColor, to: \.settings.highlightedBgColor)
        #expect(registration.isCancelled)
        #expect(label.textColor == .hex("#555555"))
        #expect(other.textColor == nil)
    }
}

@MainActor
private final class View {
    private(set) var seen: [Int] = []
    func apply(_ theme: Int) {
        MainActor.assertIsolated()
        seen.append(theme)
    }
}

/// A view of a time before isolation.
private final class PlainView {
    private(set) var seen: [Int] = []
    func apply(_ theme: Int) { seen.append(theme) }
}
