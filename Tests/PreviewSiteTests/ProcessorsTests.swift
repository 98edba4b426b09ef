import Foundation
import Synchronization
import Testing

@testable import PreviewSite

#if os(Linux)
    @Suite("Processors")
    struct ProcessorsTests {
        /// Does something on threads of its own, one after the other, which all live until the last is done.
        private func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
            let (done, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            for _ in 0..<count {
                Thread.detachNewThread {
                    body()
                    done.signal()
                    end.wait()
                }
                done.wait()
            }
            for _ in 0..<count { end.signal() }
        }

        /// The processors that this process may use.
        private static var all: [Int] {
            (Processors.allowed ?? []).enumerated().flatMap { index, bits in
                (0..<8).filter { bits >> $0 & 1 == 1 }.map { index * 8 + $0 }
            }
        }

        @Test("Threads begin on processors of their own, as long as there are any")
        func spread() {
            let (processors, count) = (Processors(), Self.all.count)
            onThreads(count + 3) { processors.spread() }
            #expect(processors.places.count == count + 3)
            #expect(Set(processors.places) == Set(Self.all))
        }

        @Test("A thread is moved from a processor that is taken to one that is not", .enabled(if: all.count > 1))
        func moved() {
            let places = Mutex<[Int?]>([])
            onThreads(1) {
                let wanted = Self.all.last { $0 != Processors.here }
                let processors = Processors(taken: Self.all.filter { $0 != wanted })
                processors.spread()
                places.withLock { $0 = [wanted, processors.places.last] }
            }
            let found = places.withLock { $0 }
            #expect(found.count == 2 && found.first == found.last && !found.contains(nil))
        }

        @Test("A thread that was moved may be where it might before", .enabled(if: all.count > 1))
        func allowed() {
            let after = Mutex<[UInt8]?>(nil)
            onThreads(1) {
                Processors(taken: [Processors.here]).spread()
                after.withLock { $0 = Processors.allowed }
            }
            #expect(after.withLock { $0 } == Processors.allowed)
        }

        @Test("Two threads that share a processor take turns when they give way")
        func givenWay() {
            let turns = Mutex<[Int]>([])
            let work = { @Sendable (thread: Int) in
                for _ in 0..<200 {
                    turns.withLock { $0.append(thread) }
                    Processors.giveWay()
                }
            }
            onThreads(1) {
                guard Processors.bind(to: Processors.here) else { return }
                let end = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    work(1)
                    end.signal()
                }
                work(0)
                end.wait()
            }
            let taken = turns.withLock { $0 }
            #expect(taken.count == 400)
            #expect(zip(taken, taken.dropFirst()).count { $0 != $1 } > 20)
        }

        @Test("A thread that began has its place")
        func once() {
            let processors = Processors()
            onThreads(1) { for _ in 0..<5 { processors.spread() } }
            #expect(processors.places.count == 1)
        }
    }
#endif
