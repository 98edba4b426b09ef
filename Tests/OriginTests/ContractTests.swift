import ColorScience
import Foundation
import TestSupport
import Testing
import ThemeModel
import Theming

@Suite("The contract of Themer: initial apply, order, re-entrancy")
struct ContractTests {
    @Test("C1 Registering calls the handler once, on the caller's thread, before it returns")
    func initialApply() {
        let themer = Themer(7)
        let threads = Log<Bool>()
        let probe = Probe()
        let here = Thread.current.description
        themer.bind(probe, key: "thread") { _, _ in threads.add(Thread.current.description == here) }
        #expect(threads.entries == [true])
        themer.register(target: probe, action: Probe.take)
        #expect(probe.log.entries == [7])
    }

    @Test("C2 Handlers run in the order of registration, whoever their targets are")
    func order() {
        let themer = Themer(0)
        let log = Log<String>()
        let (one, two) = (Probe(), Probe())
        themer.bind(one, key: "a") { _, theme in log.add("1a\(theme)") }
        themer.bind(two, key: "a") { _, theme in log.add("2a\(theme)") }
        themer.bind(one, key: "b") { _, theme in log.add("1b\(theme)") }
        themer.theme = 1
        #expect(log.entries.suffix(3) == ["1a1", "2a1", "1b1"])
    }

    @Test("C3 An equal theme is no change; reapplying is a pass and no stream element")
    func sameTheme() async {
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

    @Test("C4 Inside a handler the themer has the newest theme, and the argument is the pass's")
    func visibility() {
        let themer = Themer(0)
        let (setter, reader) = (Probe(), Probe())
        let log = Log<[Int]>()
        themer.bind(setter, key: 1) { _, theme in if theme == 1 { themer.theme = 2 } }
        themer.bind(reader, key: 1) { _, theme in log.add([theme, themer.theme]) }
        themer.theme = 1
        #expect(log.entries == [[0, 0], [1, 2], [2, 2]])
    }

    @Test("C5 A theme set in a handler is delivered after the pass under way, to everybody in order")
    func nestedSet() {
        let log = Log<String>()
        #expect(
            finishes {
                let themer = Themer(0)
                let (a, b) = (Probe(), Probe())
                themer.bind(a, key: 1) { _, theme in
                    log.add("A\(theme)")
                    if theme == 1 { themer.theme = 2 }
                }
                themer.bind(b, key: 1) { _, theme in log.add("B\(theme)") }
                themer.theme = 1
            })
        #expect(log.entries == ["A0", "B0", "A1", "B1", "A2", "B2"])
    }

    @Test("C6 A handler registered in a handler has the newest theme at once and no pass twice")
    func nestedRegister() {
        let themer = Themer(0)
        let (owner, late) = (Probe(), Probe())
        themer.bind(owner, key: 1) { _, theme in
            guard theme == 1 else { return }
            themer.theme = 2
            themer.register(target: late, action: Probe.take)
        }
        themer.theme = 1
        #expect(late.log.entries == [2])
    }

    @Test("C7 Cancelling in a handler holds for the rest of the pass")
    func nestedCancel() {
        let themer = Themer(0)
        let (owner, later) = (Probe(), Probe())
        let token = Log<Registration>()
        themer.bind(owner, key: 1) { _, theme in if theme == 1 { token.last?.cancel() } }
        token.add(themer.register(target: later, action: Probe.take))
        themer.theme = 1
        #expect(later.log.entries == [0])
    }

    @Test("C8 Records of targets that are gone do not pile up, and a target lives on only during its own call")
    func lifetime() {
        let themer = Themer(0)
        for _ in 0..<10_000 { themer.register(target: Probe(), action: Probe.take) }
        #expect(themer.recordCount <= 16)
        themer.theme = 1
        #expect(themer.recordCount == 0)
    }

    @Test("C9 What is kept for an object is not found for another one at its address")
    func identity() {
        let themer = Themer(0)
        for _ in 0..<1000 { themer.bind(Probe(), key: "k") { $0.take($1) } }
        let fresh = Probe()
        themer.reapply(fresh, key: "k")
        themer.reapply(fresh)
        themer.theme = 1
        #expect(fresh.log.count == 0)
    }

    @Test("C10 The same method twice is two registrations; the same key twice is the later one")
    func duplicates() {
        let themer = Themer(0)
        let (twice, keyed) = (Probe(), Probe())
        for _ in 0..<2 { themer.register(target: twice, action: Probe.take) }
        themer.bind(keyed, key: "k") { target, theme in target.take(theme) }
        themer.bind(keyed, key: "k") { target, theme in target.take(-theme) }
        themer.theme = 1
        #expect(twice.log.entries == [0, 0, 1, 1])
        #expect(keyed.log.entries == [0, 0, -1])
    }

    @Test("C13 A stream keeps the newest theme for a slow consumer, or all of them on request")
    func streams() async {
        var themer: Themer<Int>? = Themer(-1)
        guard let newest = themer?.themes, let all = themer?.themes(buffering: .unbounded) else { return }
        for value in 0..<5 { themer?.theme = value }
        themer = nil
        var (last, every): ([Int], [Int]) = ([], [])
        for await theme in newest { last.append(theme) }
        for await theme in all { every.append(theme) }
        #expect(last == [4])
        #expect(every == [-1, 0, 1, 2, 3, 4])
    }

    @Test("C14 A change that throws leaves the old theme whole, and nobody is told")
    func failure() {
        struct Half: Error {}
        let themer = Themer([1, 2])
        let log = Log<[Int]>()
        themer.bind(log, key: 1) { log, theme in log.add(theme) }
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

    @Test("C15 Themers of one kind and of several share a target without sharing its handlers")
    func severalThemers() {
        let (one, two, other) = (Themer(0), Themer(0), Themer("a"))
        let probe = Probe()
        let words = Log<String>()
        one.bind(probe, key: "k") { $0.take($1) }
        two.bind(probe, key: "k") { $0.take(-$1) }
        other.bind(probe, key: "k") { _, theme in words.add(theme) }
        one.theme = 1
        two.theme = 2
        other.theme = "b"
        #expect(probe.log.entries == [0, 0, 1, -2])
        #expect(words.entries == ["a", "b"])
    }

    @Test("Decided: handlers that answer each other for ever are stopped, with the fault reported and all in step")
    func endlessChange() {
        let faults = Log<ThemerFault>()
        let themer = Themer(0) { faults.add($0) }
        let (ping, follower) = (Probe(), Probe())
        #expect(
            finishes {
                themer.bind(ping, key: 1) { _, theme in if theme > 0 { themer.theme = theme + 1 } }
                themer.register(target: follower, action: Probe.take)
                themer.theme = 1
            })
        #expect(themer.theme == 1001)
        #expect(follower.log.last == 1001)
        #expect(faults.entries == [.endlessChange(limit: 1000)])
        #expect(themer.fault == .endlessChange(limit: 1000))
    }

    @Test("Decided: a theme's name is part of its identity")
    func nameIsIdentity() throws {
        let colors: KeyValuePairs<String, Color> = ["background": .hex("#ffffff"), "text": .hex("#000000")]
        let one = try #require(document("one", colors).resolve().theme)
        var two = one
        two.name = "Another"
        let themer = Themer(one)
        #expect(!themer.set(one))
        #expect(themer.set(two))
        #expect(themer.value(\.name) == "Another")
    }

    @Test("The core imports neither Foundation nor anything of ours")
    func coreImports() {
        let sources = Repository.swiftSources(in: "Sources/Theming/Core")
        let imports = sources.flatMap { $0.split(separator: "\n") }.filter {
            $0.contains("import ") && !$0.contains("//")
        }
        let modules = Set(imports.compactMap { $0.split(separator: " ").last.map(String.init) })
        #expect(modules == ["Synchronization", "Dispatch", "Darwin", "Musl", "Glibc"])
    }
}
