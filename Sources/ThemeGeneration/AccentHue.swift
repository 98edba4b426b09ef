/// The hue of an accent that the brand does not give, in degrees.
enum AccentHue {
    /// The turns from the brand's hue, in the order in which they are tried.
    private static let turns: [Double] = [60, -60, 90, -90, 120, -120, 150, -150, 180]
    /// At the chroma of the statuses, 0.15, hues that are this far apart differ by a ΔE OK of 0.09.
    private static let leastAngle = 35.0

    /// The nearest hue beside another that is apart from those that already have a meaning.
    static func beside(_ hue: Double, apartFrom taken: [Double]) -> Double {
        let hues = turns.map { (hue + $0 + 360).truncatingRemainder(dividingBy: 360) }
        let free = hues.first { hue in
            taken.allSatisfy { abs((hue - $0).remainder(dividingBy: 360)) >= leastAngle }
        }
        return free ?? hues[0]
    }
}
