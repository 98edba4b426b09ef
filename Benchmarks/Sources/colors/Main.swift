@main
enum Main {
    static func main() {
        let clock = ContinuousClock()
        print(clock.measure { _ = NearestProof.run() })
    }
}
