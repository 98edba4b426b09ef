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

        /// How many processors this process may use.
        private var count: Int { Processors.allowed?.reduce(0) { $0 + $1.nonzeroBitCount } ?? 0 }

        @Test("Threads begin on processors of their own, as long as there are any")
        func spread() {
            let processors = Processors()
            onThreads(count + 3) { processors.spread() }
            #expect(processors.places.count == count + 3)
            #expect(Set(processors.places).count == count)
        }

        @Test("A thread that began has its place")
        func once() {
            let processors = Processors()
            onThreads(1) { for _ in 0..<5 { processors.spread() } }
            #expect(processors.places.count == 1)
        }

        @Test("A thread that was moved may be where it might before")
        func allowed() {
            let processors = Processors()
            let after = Mutex<[[UInt8]?]>([])
            onThreads(count) {
                processors.spread()
                after.withLock { $0.append(Processors.allowed) }
            }
            #expect(Processors.allowed != nil)
            #expect(after.withLock { $0.allSatisfy { $0 == Processors.allowed } })
        }
    }
#endif
