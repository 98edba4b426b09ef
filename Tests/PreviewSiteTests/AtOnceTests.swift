import Synchronization
import Testing

@testable import PreviewSite

@Suite("Work at once on many items")
struct AtOnceTests {
    @Test(arguments: [1, 2, 3, 7, 1000])
    func `is done for each of them, and its results are in their order`(jobs: Int) throws {
        let items = Array(0..<100)
        let sum = Atomic(0)
        try eachAtOnce(items, jobs: jobs) { sum.add($0, ordering: .relaxed) }
        #expect(sum.load(ordering: .relaxed) == 4950)
        let made = try allAtOnce(items, jobs: jobs) { $0 % 3 == 0 ? nil : $0 * 2 }
        #expect(made == items.map { $0 % 3 == 0 ? nil : $0 * 2 })
        #expect(try allAtOnce([Int](), jobs: jobs) { $0 }.isEmpty)
    }

    @Test(arguments: [1, 2, 3, 7, 1000])
    func `fails as the first of them does, after all before it are done`(jobs: Int) {
        for _ in 1...20 {
            let done = Mutex<Set<Int>>([])
            let error = #expect(throws: WritingError.self) {
                try eachAtOnce(Array(0..<100), jobs: jobs) { item throws(WritingError) in
                    if item % 40 == 37 { throw .failed("\(item)", reason: "no") }
                    done.withLock { _ = $0.insert(item) }
                }
            }
            #expect(error.map { "\($0)" }?.contains("37") == true)
            #expect(done.withLock { $0.isSuperset(of: 0..<37) && !$0.contains(37) })
        }
    }
}
