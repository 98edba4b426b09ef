/// What ColorScience promises and how fast it is: `colors [speed | nearest | fixes | exhaustive]`, all without an argument.
///
/// Exits with status 1 when a result is wrong, with 64 when an argument is. A speed below its aim is said, but fails nothing:
/// machines differ.
@main
enum Colors {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let parts = arguments.compactMap(Part.init)
        guard parts.count == arguments.count else {
            print("usage: colors [\(Part.allCases.map(\.rawValue).joined(separator: " | "))]")
            exit(64)
        }
        var claims = Claims()
        for part in parts.isEmpty ? Part.allCases : parts { part.check(&claims) }
        exit(claims.allHold ? 0 : 1)
    }

    private enum Part: String, CaseIterable {
        case speed, nearest, fixes, exhaustive

        func check(_ claims: inout Claims) {
            switch self {
            case .speed: Speed.measure(&claims)
            case .nearest: NearestProof.check(&claims)
            case .fixes: FixProof.check(&claims)
            case .exhaustive:
                HexIdentity.check(&claims)
                VerdictCensus.check(&claims)
            }
        }
    }
}
