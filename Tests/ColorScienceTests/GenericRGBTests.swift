import Testing

@testable import ColorScience

/// Colours of Solarized, which its author published in sRGB and, for iTerm2, in the calibrated space.
@Suite("Generic RGB")
struct GenericRGBTests {
    private static let published: [(SRGB8, Components)] = [
        (SRGB8(red: 133, green: 153, blue: 0), Components(0.44977, 0.54115, 0.02021)),
        (SRGB8(red: 238, green: 232, blue: 213), Components(0.91611, 0.89001, 0.79781)),
        (SRGB8(red: 131, green: 148, blue: 150), Components(0.44058, 0.50963, 0.51686)),
        (SRGB8(red: 253, green: 246, blue: 227), Components(0.98943, 0.95794, 0.86406)),
    ]

    @Test(arguments: published)
    func `A published colour converts to its twin in sRGB`(
        rgb: SRGB8,
        calibrated: Components
    ) {
        let shown = SRGB(GenericRGB(components: calibrated).xyz)
        #expect(SRGB8(clipping: shown) == rgb)
    }

    @Test func `White and black are the same in both spaces`() {
        for rgb in [SRGB8.white, .black] {
            let converted = GenericRGB(rgb.linear.xyz).components.array
            let isSame = zip(converted, rgb.srgb.components.array).allSatisfy { pair in
                abs(pair.0 - pair.1) < 1e-12
            }
            #expect(isSame)
        }
    }

    @Test func `A middle grey is lighter than in sRGB, since the exponent is 1.8`() {
        let grey = GenericRGB(components: Components(0.5, 0.5, 0.5))
        #expect(SRGB8(clipping: SRGB(grey.xyz)).hex == "#929292")
    }

    @Test(arguments: [SRGB8(red: 10, green: 80, blue: 200), SRGB8(red: 90, green: 91, blue: 92)])
    func `A colour comes back from the calibrated space`(rgb: SRGB8) {
        let components = GenericRGB(rgb.linear.xyz).components
        #expect(SRGB8(clipping: SRGB(GenericRGB(components: components).xyz)) == rgb)
    }
}
