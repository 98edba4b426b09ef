/// The seconds that `body` takes.
func seconds<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try body()
    let duration = start.duration(to: clock.now)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}

/// The medians of the seconds that some bodies take, each in its turn, a number of times; rounds count from 1.
func medianSeconds<Failure: Error>(
    of rounds: Int,
    _ bodies: [(_ round: Int) throws(Failure) -> Void]
) throws(Failure) -> [Double] {
    var all: [[Double]] = Array(repeating: [], count: bodies.count)
    for round in 1...rounds {
        for (index, body) in bodies.enumerated() {
            all[index].append(try seconds { () throws(Failure) in try body(round) })
        }
    }
    return all.map { $0.sorted()[rounds / 2] }
}
