import Foundation
import Testing
import Theming

@Suite("The contract of Themer: threads and isolation")
struct ContractThreadTests {
    @Test("C11 Reading the theme does not wait for handlers")
    func readingDoesNotWait() {
        let themer = Themer(0)
        let probe = Probe()
        let (inside, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        themer.bind(probe, key: 1) { _, theme in
            guard theme == 1 else { return }
            inside.signal()
            done.wait()
        }
        Thread { themer.theme = 1 }.start()
        inside.wait()
        let seen = Log<Int>()
        #expect(finishes { seen.add(themer.theme) })
        #expect(seen.entries == [1])
        done.signal()
    }

    @Test("C11 A set from another thread waits for the pass under way")
    func setsWait() {
        let themer = Themer(0)
        let probe = Probe()
        let inside = DispatchSemaphore(value: 0)
        themer.bind(probe, key: 1) { probe, theme in
            if theme == 1 {
                inside.signal()
                Thread.sleep(forTimeInterval: 0.05)
            }
            probe.take(theme)
        }
        Thread { themer.theme = 1 }.start()
        inside.wait()
        themer.theme = 2
        #expect(probe.log.entries == [0, 1, 2])
    }

    @Test("C12 On the main actor a set is done when it returns, and a nested one comes after")
    @MainActor
    func mainActor() {
        let themer = Themer(0)
        let (one, two) = (View(), View())
        let log = Log<String>()
        themer.bind(onMain: one, key: 1) { _, theme in
            log.add("A\(theme)")
            if theme == 1 { themer.theme = 2 }
        }
        themer.bind(onMain: two, key: 1) { _, theme in log.add("B\(theme)") }
        themer.theme = 1
        #expect(log.entries == ["A0", "B0", "A1", "B1", "A2", "B2"])
    }

    @Test("C12 A set from elsewhere reaches the main actor in order, at least the newest theme")
    @MainActor
    func hop() async {
        let themer = Themer(0)
        let view = View()
        let plain = PlainView()
        themer.register(target: view, action: View.apply)
        themer.register(onMain: plain, action: PlainView.apply)
        for value in 1...20 {
            await Task.detached { themer.theme = value }.value
        }
        while view.seen.last != 20 || plain.seen.last != 20 { await Task.yield() }
        #expect(view.seen == view.seen.sorted())
        #expect(plain.seen == plain.seen.sorted())
    }

    @Test("C12 The main actor's handlers of targets that are gone are called no more")
    @MainActor
    func mainActorLifetime() {
        let themer = Themer(0)
        for _ in 0..<1000 { themer.register(target: View(), action: View.apply) }
        #expect(themer.recordCount <= 16)
    }

    @MainActor
    private final class View {
        private(set) var seen: [Int] = []
        func apply(_ theme: Int) {
            MainActor.assertIsolated()
            seen.append(theme)
        }
    }
}

/// A view of a time before isolation.
private final class PlainView {
    private(set) var seen: [Int] = []
    func apply(_ theme: Int) { seen.append(theme) }
}
