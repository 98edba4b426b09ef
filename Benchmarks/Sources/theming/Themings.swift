import Foundation

/// What the run-time theming library costs, beside a notification centre with blocks in the same run.
///
/// `swift run -c release --package-path Benchmarks theming` prints a line for each measurement and ends with 1 when a
/// claim fails.
@main
enum Themings {
    static func main() {
        var holds = true
        func claim(_ text: String, _ isTrue: Bool) {
            print("\(isTrue ? "ok" : "failed"): \(text)")
            holds = holds && isTrue
        }
        for count in [1_000, 10_000, 100_000] {
            let figures = HandlerCost(count: count)
            figures.show()
            claim("switching \(count) handlers is cheaper than posting to as many blocks", figures.ratio > 1)
        }
        ConcurrentMix().show()
        let memory = SwitchMemory()
        memory.show()
        claim("memory is flat over 1000 switches", memory.growth < 256)
        exit(holds ? 0 : 1)
    }
}
