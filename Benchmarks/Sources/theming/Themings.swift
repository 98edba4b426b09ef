import Foundation

/// What the run-time theming library costs, beside a notification centre with blocks in the same run.
///
/// `swift run -c release --package-path Benchmarks theming` prints a line for each measurement and exits with status 1 when a
/// claim fails. An aim that is missed is said, and fails nothing.
@main
@MainActor
enum Themings {
    private static var holds = true

    static func main() throws {
        for count in [1_000, 10_000, 100_000] { show(HandlerCost(count: count), count) }
        for count in [1_000, 10_000, 100_000] { print(MainActorCost(count: count).text) }
        for count in [100, 10_000] { print(ComponentCost(count: count).text) }
        print(ConcurrentMix().text)
        let switches = SwitchMemory()
        print(switches.text)
        claim("memory is flat over 1000 switches", switches.growth < 256)
        print(try PageSwitch().text)
        let applies = ApplyMemory()
        print(applies.text)
        claim("memory is flat when a component theme is applied 1000 times", applies.growth < 256)
        exit(holds ? 0 : 1)
    }

    private static func show(_ cost: HandlerCost, _ count: Int) {
        print(cost.text)
        let ratio = String(format: "%.1f", cost.ratio)
        if cost.ratio >= 10 {
            print(
                "aim reached: a switch is \(ratio) times cheaper than a post, registering",
                terminator: " "
            )
        } else {
            let best = String(format: "%.1f", cost.best)
            print(
                "aim missed: a switch is \(ratio) times cheaper than a post and not 10; weak references alone are \(best)",
                terminator: " times; registering "
            )
        }
        print(String(format: "%.1f times", cost.registerRatio))
        claim("\(count) handlers: switching is cheaper than posting to blocks", cost.ratio > 1)
        claim(
            "\(count) handlers: switching costs at most 100 ns more than weak references do",
            cost.overhead < 100
        )
    }

    private static func claim(_ text: String, _ isTrue: Bool) {
        print("\(isTrue ? "ok" : "failed"): \(text)")
        holds = holds && isTrue
    }
}
