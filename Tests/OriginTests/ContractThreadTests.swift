import Foundation
import Testing
import Theming

@Suite("The contract of Themer for handlers that any thread may call", .timeLimit(.minutes(10)))
struct ContractThreadTests {
    @Test
    func
        `C1, C2, C8 Handlers are called at once, in order, and hold their targets weakly`()
    {
        let themer = Themer(0)
        let log = Log<String>()
        var one: Named? = Named("one", log)
        let two = Named("two", log)
        if let one { themer.registerOnAnyThread(target: one, action: Named.take) }
        themer.registerOnAnyThread(target: two, action: Named.take)
        #expect(log.entries == ["one 0", "two 0"])
        themer.theme = 1
        #expect(log.entries.suffix(2) == ["one 1", "two 1"])
        one = nil
        themer.theme = 2
        #expect(log.entries.suffix(2) == ["two 1", "two 2"])
    }

    @Test func `C5, C6, C7 A handler may set a theme, register and cancel`() {
        let themer = Themer(0)
        let log = Log<String>()
        let owner = Named("owner", log)
        let late = Named("late", log)
        let victim = Named("victim", log)
        let registration = Log<Registration>()
        registration.add(
            themer.observeOnAnyThread { [weak themer] theme in
                owner.take(theme)
                guard theme == 1, let themer else { return }
                themer.theme = 2
                themer.registerOnAnyThread(target: late, action: Named.take)
                registration.last?.cancel()
            }
        )
        registration.add(themer.registerOnAnyThread(target: victim, action: Named.take))
        themer.theme = 1
        #expect(log.entries == ["owner 0", "victim 0", "owner 1", "late 2", "owner 2"])
    }

    @Test
    func `C5 Themes that one handler sets one after the other are all delivered, in this order`() {
        let themer = Themer(0)
        let follower = Probe()
        _ = themer.observeOnAnyThread { [weak themer] theme in
            guard theme == 1 else { return }
            themer?.theme = 2
            themer?.theme = 3
        }
        themer.registerOnAnyThread(target: follower, action: Probe.take)
        themer.theme = 1
        #expect(follower.log.entries == [0, 1, 2, 3])
    }

    @Test func `C3 Every reapplication is a delivery, however many threads ask for one`() {
        let themer = Themer(0)
        let probe = Probe()
        themer.registerOnAnyThread(target: probe, action: Probe.take)
        inThreads(8) { _ in for _ in 0..<200 { themer.reapply() } }
        #expect(probe.log.count == 1601)
    }

    @Test func `C8 Records of targets that are gone do not pile up`() async {
        let themer = Themer(0)
        for _ in 0..<10_000 { themer.registerOnAnyThread(target: Probe(), action: Probe.take) }
        #expect(await themer.recordCount <= 17)
        themer.theme = 1
        #expect(await themer.recordCount == 0)
    }

    @Test
    func
        `C11 A handler does not hold up who reads or sets the theme, and its thread delivers what was set`()
    {
        let themer = Themer(0)
        let log = Log<Int>()
        let inside = Gate()
        let done = Gate()
        let finished = Gate()
        _ = themer.observeOnAnyThread { theme in
            if theme == 1 {
                inside.open()
                done.wait()
            }
            log.add(theme)
        }
        Thread {
            themer.theme = 1
            finished.open()
        }.start()
        inside.wait()
        #expect(themer.theme == 1)
        themer.theme = 2
        #expect(themer.theme == 2)
        let late = Log<Int>()
        _ = themer.observeOnAnyThread { late.add($0) }
        #expect(late.entries == [2])
        done.open()
        finished.wait()
        #expect(log.entries == [0, 1, 2])
        #expect(late.entries == [2])
    }

    @Test
    func `C11 When all that set a theme have returned, every handler has last seen the newest one`()
    {
        for _ in 0..<50 {
            let themer = Themer(0)
            let probes = (0..<4).map { _ in Probe() }
            for probe in probes { themer.registerOnAnyThread(target: probe, action: Probe.take) }
            inThreads(4) { thread in for step in 1...25 { themer.theme = thread * 100 + step } }
            let newest = themer.theme
            #expect(probes.allSatisfy { $0.log.last == newest })
            #expect(probes.allSatisfy { $0.log.entries == probes[0].log.entries })
        }
    }

    @Test
    func
        `C11 Handlers of two themers that set each other's theme from two threads do not wait for each other`()
    {
        let one = Themer(0)
        let two = Themer(0)
        let inOne = Gate()
        let inTwo = Gate()
        _ = one.observeOnAnyThread { theme in
            guard theme == 1 else { return }
            inOne.open()
            inTwo.wait()
            two.theme = 2
        }
        _ = two.observeOnAnyThread { theme in
            guard theme == 1 else { return }
            inTwo.open()
            inOne.wait()
            one.theme = 2
        }
        inThreads(2) { index in (index == 0 ? one : two).theme = 1 }
        #expect(one.theme == 2 && two.theme == 2)
    }

    @Test
    func
        `C11, 0.20 Eight threads register, set, read and drop without races or repeats`()
    {
        Stress(themer: Themer(0)).run(threads: 8, steps: 1000)
    }

    @Test func `0.21, D2 Of eight threads that set one theme at once, one does, in one delivery`() {
        for round in 1...50 {
            let themer = Themer(0)
            let probe = Probe()
            themer.registerOnAnyThread(target: probe, action: Probe.take)
            let answers = Log<Bool>()
            inThreads(8) { _ in answers.add(themer.set(round)) }
            #expect(answers.entries.count { $0 } == 1)
            #expect(probe.log.entries == [0, round])
        }
    }

    @Test func `0.21 A change in place is one step for any number of threads`() {
        let themer = Themer(0)
        inThreads(8) { _ in for _ in 0..<500 { themer.update { $0 += 1 } } }
        #expect(themer.theme == 4000)
    }

    @Test
    func `Handlers that answer each other for ever are stopped, also while they are registered`() {
        let faults = Log<ThemerFault>()
        let themer = Themer(0) { faults.add($0) }
        let ping = themer.observeOnAnyThread { [weak themer] theme in
            if theme > 0 { themer?.theme = theme + 1 }
        }
        themer.theme = 1
        #expect(themer.theme == 1001)
        ping.cancel()
        let eager = themer.observeOnAnyThread { [weak themer] theme in themer?.theme = theme + 1 }
        #expect(eager.isCancelled)
        #expect(faults.entries == [.endlessChange(limit: 1000), .endlessChange(limit: 1000)])
        themer.theme = 0
        #expect(themer.theme == 0)
    }

    @Test func `What other threads set during a delivery is no answer to it`() {
        let themer = Themer(0)
        let inside = Gate()
        let done = Gate()
        let finished = Gate()
        _ = themer.observeOnAnyThread { theme in
            guard theme == 1 else { return }
            inside.open()
            done.wait()
        }
        Thread {
            themer.theme = 1
            finished.open()
        }.start()
        inside.wait()
        for theme in 2...1500 { themer.theme = theme }
        done.open()
        finished.wait()
        #expect(themer.theme == 1500)
        #expect(themer.fault == nil)
    }

    @Test func `The limit of answers holds for one change, not for all of them together`() {
        let themer = Themer(0)
        _ = themer.observeOnAnyThread { [weak themer] theme in
            if !theme.isMultiple(of: 600) { themer?.theme = theme + 1 }
        }
        for start in stride(from: 1, to: 3000, by: 600) { themer.theme = start }
        #expect(themer.theme == 3000)
        #expect(themer.fault == nil)
    }

    @Test
    func `C13 A stream keeps the newest theme for a slow consumer, or all of them on request`()
        async
    {
        var themer: Themer<Int>? = Themer(-1)
        guard let newest = themer?.themes, let all = themer?.themes(buffering: .unbounded) else {
            return
        }
        for value in 0..<5 { themer?.theme = value }
        themer = nil
        var last: [Int] = []
        var every: [Int] = []
        for await theme in newest { last.append(theme) }
        for await theme in all { every.append(theme) }
        #expect(last == [4])
        #expect(every == [-1, 0, 1, 2, 3, 4])
    }

    @Test func `C13 A theme that a stream drops may ask the themer when it goes`() {
        let themer = Themer(Asking(number: 0))
        let streams = [
            themer.themes(buffering: .bufferingNewest(2)),
            themer.themes(buffering: .bufferingOldest(1)),
        ]
        for number in 1...6 {
            themer.theme = Asking(
                number: number,
                onEnd: Asking.End { [weak themer] in _ = themer?.theme }
            )
        }
        withExtendedLifetime(streams) { #expect(themer.theme.number == 6) }
    }

    @Test func `C13 What a cancelled handler holds may register and cancel when it goes`() async {
        let themer = Themer(0)
        let probe = Probe()
        for _ in 0..<2 {
            let end = Asking.End { [weak themer] in
                themer?.registerOnAnyThread(target: probe, action: Probe.take)
            }
            themer.observeOnAnyThread { _ in withExtendedLifetime(end) {} }.cancel()
        }
        themer.theme = 1
        themer.theme = 2
        #expect(probe.log.entries == [1, 1, 2, 2])
    }

    @Test func `C8 What a handler of a target that is gone holds may ask the themer when it goes`()
    {
        let themer = Themer(0)
        let probe = Probe()
        let ends = Log<Int>()
        for _ in 0..<16 {
            let end = Asking.End { [weak themer] in ends.add(themer?.theme ?? -1) }
            themer.observeOnAnyThread(Probe()) { _, _ in withExtendedLifetime(end) {} }
        }
        for _ in 0..<2 { themer.registerOnAnyThread(target: probe, action: Probe.take) }
        #expect(ends.count >= 15)
    }
}

private final class Named: Sendable {
    private let name: String
    private let log: Log<String>

    init(_ name: String, _ log: Log<String>) {
        self.name = name
        self.log = log
    }

    func take(_ theme: Int) { log.add("\(name) \(theme)") }
}

/// A theme that has something done when it is released.
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
