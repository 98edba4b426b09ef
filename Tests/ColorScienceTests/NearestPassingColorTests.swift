import TestSupport
import Testing

@testable import ColorScience

@Suite("Nearest passing colour")
struct NearestPassingColorTests {
    static func smallestRatio(_ color: SRGB8, _ others: [SRGB8]) -> Double {
        others.map { Contrast.ratio(of: color, on: $0) }.min() ?? 21
    }

    @Test(arguments: [3.0, 4.5, 7.0])
    func `A nearest passing colour passes, and is found where a ratio can be reached`(
        required: Double
    ) throws {
        var random = SeededGenerator(seed: UInt64(required * 10))
        for _ in 0..<150 {
            let foreground = random.color()
            let background = random.color()
            let reach = max(
                Contrast.ratio(of: .white, on: background),
                Contrast.ratio(of: .black, on: background)
            )
            let found = NearestPassingColor.foreground(
                foreground,
                on: [background],
                atLeast: required
            )
            #expect((found != nil) == (reach >= required), "\(foreground) on \(background)")
            guard let found else { continue }
            #expect(found.color.isOpaque)
            #expect(Contrast.ratio(of: found.color.rgb, on: background) == found.ratio)
            #expect(found.ratio >= required, "\(foreground) on \(background)")
            #expect(Difference.deltaEOK(foreground, found.color.rgb) == found.deltaE)
        }
    }

    @Test func `A nearest colour passes on several backdrops, and a passing one is its own`() throws
    {
        var random = SeededGenerator(seed: 8)
        var found = 0
        for _ in 0..<100 {
            let foreground = random.color()
            let backdrops = [random.color(), random.color(), random.color()]
            guard
                let nearest = NearestPassingColor.foreground(foreground, on: backdrops, atLeast: 3)
            else { continue }
            found += 1
            #expect(Self.smallestRatio(nearest.color.rgb, backdrops) >= 3)
            let again = NearestPassingColor.foreground(nearest.color.rgb, on: backdrops, atLeast: 3)
            #expect(again?.color == nearest.color)
            #expect(again?.deltaE == 0)
        }
        #expect(found > 30)
    }

    @Test func `A nearest passing colour keeps its hue`() throws {
        var random = SeededGenerator(seed: 9)
        for _ in 0..<150 {
            let foreground = random.color()
            let nearest = try #require(
                NearestPassingColor.foreground(foreground, on: [random.color()], atLeast: 4.5)
            )
            let before = foreground.oklch
            let after = nearest.color.rgb.oklch
            let turn = sine(degrees: (before.hue - after.hue) / 2)
            let distance = 2 * (before.chroma * after.chroma).squareRoot() * abs(turn)
            #expect(distance < 0.03, "\(foreground) became \(nearest.color)")
        }
    }

    @Test func `A nearest passing grey is at the edge of the ratio`() throws {
        let grey = try #require(SRGB8(hex: "#777777"))
        let nearest = try #require(NearestPassingColor.foreground(grey, on: [.white], atLeast: 4.5))
        #expect(nearest.ratio < 4.56)
        #expect(nearest.deltaE < 0.006)
    }

    @Test func `A nearest passing colour is near the best of a brute search`() throws {
        var random = SeededGenerator(seed: 10)
        var excess: [Double] = []
        for _ in 0..<6 {
            let foreground = random.color()
            let background = random.color()
            let nearest = try #require(
                NearestPassingColor.foreground(foreground, on: [background], atLeast: 4.5)
            )
            guard nearest.deltaE > 0 else { continue }
            excess.append(nearest.deltaE / Self.coarseOptimum(foreground, background, 4.5))
        }
        #expect(excess.count >= 3)
        #expect(excess.allSatisfy { $0 < 1.3 }, "\(excess)")
    }

    /// The smallest difference among every seventeenth level of each channel that passes.
    static func coarseOptimum(_ foreground: SRGB8, _ background: SRGB8, _ required: Double)
        -> Double
    {
        let origin = foreground.oklab
        let levels = stride(from: UInt8(0), through: 255, by: 17)
        var best = Double.infinity
        for red in levels {
            for green in levels {
                for blue in levels {
                    let color = SRGB8(red: red, green: green, blue: blue)
                    guard Contrast.ratio(of: color, on: background) >= required else { continue }
                    best = min(best, Difference.deltaEOK(origin, color.oklab))
                }
            }
        }
        return best
    }

    @Test func `An unreachable ratio has no nearest colour`() throws {
        let grey = try #require(SRGB8(hex: "#777777"))
        #expect(NearestPassingColor.foreground(.white, on: [grey], atLeast: 7) == nil)
        #expect(NearestPassingColor.foreground(grey, on: [.white, .black], atLeast: 7) == nil)
        #expect(NearestPassingColor.foreground(grey, on: [.white], atLeast: 22) == nil)
    }

    @Test func `A nearest passing colour may be black or white`() {
        let black = NearestPassingColor.foreground(
            SRGB8(red: 90, green: 40, blue: 200),
            on: [.white],
            atLeast: 21
        )
        #expect(black?.color.rgb == .black)
        let white = NearestPassingColor.foreground(
            SRGB8(red: 90, green: 40, blue: 200),
            on: [.black],
            atLeast: 21
        )
        #expect(white?.color.rgb == .white)
    }

    @Test func `Every colour passes without a backdrop`() {
        let found = NearestPassingColor.foreground(.black, on: [], atLeast: 4.5)
        #expect(found?.color.rgb == .black)
        #expect(found?.ratio == 21)
    }

    @Test func `A background may change instead of its text`() throws {
        let text = try #require(SRGB8(hex: "#777777"))
        let ground = try #require(SRGB8(hex: "#eeeeee"))
        let found = try #require(
            NearestPassingColor.background(ground, under: [text], atLeast: 4.4)
        )
        #expect(Contrast.ratio(of: text, on: found.color.rgb) >= 4.4)
        #expect(found.color.rgb.relativeLuminance > ground.relativeLuminance)
    }
}
