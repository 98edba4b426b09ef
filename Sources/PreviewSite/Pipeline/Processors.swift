import CProcessors
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Where the threads that work at once are, so that each gets a processor.
///
/// Linux wakes a thread on the processor where it last was, or where the thread is that wakes it. Two that begin on one share it for
/// some milliseconds, which is as long as many a build takes, while another one is idle: on a virtual machine with two, every third
/// build. On other systems nothing is done.
package final class Processors: Sendable {
    /// Those of this program.
    package static let own = Processors()

    private let begun: Mutex<[(thread: Int32, place: Int)]>

    /// Knows of no thread; those of others are on the processors that are `taken`.
    init(taken: [Int] = []) { begun = Mutex(taken.map { (thread: 0, place: $0) }) }

    /// The processors on which threads began, in the order in which they did.
    var places: [Int] { begun.withLock { $0.map(\.place) } }

    /// Moves the thread that calls, if it is new here and another one began on the same processor, to one where none did.
    ///
    /// From then on it goes where the system will have it. Nothing happens where no such processor may be used.
    package func spread() {
        #if os(Linux)
            let thread = current_thread()
            begun.withLock { begun in
                if begun.contains(where: { $0.thread == thread }) { return }
                let here = Self.here
                let taken = begun.map(\.place)
                begun.append((thread, taken.contains(here) ? Self.move(from: here, beside: taken) ?? here : here))
            }
        #endif
    }

    /// Lets another thread begin that waits for the caller's processor, and might otherwise wait as long as the caller works.
    ///
    /// A thread that gave work to others calls this before its own share: once they have begun, they can be moved.
    package static func giveWay() {
        #if os(Linux)
            sched_yield()
        #endif
    }
}

#if os(Linux)
    extension Processors {
        /// Room for as many processors as most kernels know, a bit each; where there are more, threads stay where they are.
        private static let room = 1024 / 8

        /// The processor that the thread that calls is on.
        static var here: Int { Int(current_processor()) }

        /// The processors that the thread that calls may be on, a bit each; nil where the system does not tell.
        static var allowed: [UInt8]? {
            var mask = [UInt8](repeating: 0, count: room)
            return get_processors(&mask, room) ? mask : nil
        }

        /// Moves the thread that calls to the next processor that is not taken, and says which one that is.
        private static func move(from here: Int, beside taken: [Int]) -> Int? {
            guard let allowed else { return nil }
            let all = (1..<room * 8).lazy.map { (here + $0) % (room * 8) }
            let isFree = { (place: Int) in allowed[place / 8] >> (place % 8) & 1 == 1 && !taken.contains(place) }
            guard let place = all.first(where: isFree) else { return nil }
            guard bind(to: place) else { return nil }
            _ = set_processors(allowed, room)
            return place
        }

        /// Keeps the thread that calls, and those that it makes, on one processor, and says whether it may be there.
        static func bind(to place: Int) -> Bool {
            var one = [UInt8](repeating: 0, count: room)
            one[place / 8] = 1 << (place % 8)
            return set_processors(one, room)
        }
    }
#endif
