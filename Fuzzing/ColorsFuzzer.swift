@testable import ColorScience

/// Reads each input as an absolute colour, and computes it: it neither traps nor lets a wrong colour through.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = text(bytes, count)
    let oracle = ColorOracle(text)
    let absolute = oracle.judged { () throws(ColorParsingError) in try Color(parsing: text) }
    let computed = oracle.judged { () throws(ColorParsingError) in
        try Color(computing: text, in: scope(around: text))
    }
    if let absolute {
        oracle.expect(absolute == computed, "computed it is \(computed?.css ?? "no colour")")
    }
    return 0
}

/// A scope in which `--x` leads back to the text, every other property is a number, and every other name is red.
private func scope(around text: String) -> ColorScope {
    ColorScope(isDark: text.utf8.count.isMultiple(of: 2), dialect: shading) { name in
        switch name {
        case .property("--x"): .text(text)
        case .property: .text("50%")
        case .alias: .color(Color(.black))
        case .variable: .text("red")
        }
    }
}

/// A function with a colour and a number, as programs add it.
private let shading = ColorDialect(functions: ["shade", "color"]) { call in
    guard case .color(let color)? = call.arguments.first,
        case .number(let factor)? = call.arguments.last
    else { return nil }
    return color.withAlpha(factor)
}

/// What must be true of every text.
struct ColorOracle {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The colour that `read` gives, judged; nil for a failure, which is judged, too.
    func judged(_ read: () throws(ColorParsingError) -> Color) -> Color? {
        do throws(ColorParsingError) {
            let color = try read()
            judge(color)
            return color
        } catch {
            judge(error)
            return nil
        }
    }

    /// A colour came out: it is in range, everything that can be made of it is too, and what is written leads back to it.
    func judge(_ color: Color) {
        expect((0...1).contains(color.alpha), "the alpha is \(color.alpha)")
        expect(color.components.array.allSatisfy(\.isFinite), "a component is not finite")
        if let hue = color.space.coordinates.hueIndex {
            expect(
                (0..<360).contains(color.components.array[hue]),
                "the hue is \(color.components.array[hue])"
            )
        }
        judgeWriting(of: color)
        judgeConversions(of: color)
        judgeRenditions(of: color)
    }

    /// A failure came out: it points into the text, or just after it, and says something.
    func judge(_ error: ColorParsingError) {
        expect((1...text.count + 1).contains(error.column), "column \(error.column) is outside")
        expect(!error.message.isEmpty, "there is no message")
    }

    private func judgeWriting(of color: Color) {
        let written = color.css
        guard let read = try? Color(parsing: written) else {
            return fail("'\(written)' is not read")
        }
        expect(read.css == written, "'\(written)' is read, and written as '\(read.css)'")
        expect(written.utf8.allSatisfy(Self.isPlain), "'\(written)' holds more than it should")
    }

    /// Letters, digits and the few signs of a colour: nothing that could end a declaration.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte.isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || " ()-.,/".utf8.contains(byte)
    }

    private func judgeConversions(of color: Color) {
        for space in ColorSpace.allCases {
            let components = color.components(in: space)
            expect(components.count == 3, "\(space) has \(components.count) components")
            expect(
                components.allSatisfy { $0?.isFinite ?? true },
                "in \(space) it is \(components)"
            )
            guard let index = space.coordinates.hueIndex, let hue = components[index] else {
                continue
            }
            expect((0..<360).contains(hue), "the hue in \(space) is \(hue)")
        }
    }

    private func judgeRenditions(of color: Color) {
        for rendition in color.renditions {
            expect((0...1).contains(rendition.alpha), "the rendered alpha is \(rendition.alpha)")
            let read = try? Color(parsing: rendition.css)
            expect(read?.mapped == rendition, "'\(rendition)' is not read as itself")
            let seen = rendition.composited(over: [DisplayColor(rgb: .white)])
            let ratio = seen.map { Contrast.ratio(of: $0, on: .white) } ?? 0
            expect((1...21).contains(ratio), "'\(rendition)' on white has a ratio of \(ratio)")
        }
        if color.isInSRGBGamut {
            expect(color.mapped == color.clipped, "mapping moves a colour that is in the gamut")
        }
    }

    func expect(_ claim: Bool, _ problem: @autoclosure () -> String) {
        if !claim { fail(problem()) }
    }

    /// Traps, so that libFuzzer keeps the input.
    private func fail(_ problem: String) {
        preconditionFailure("'\(text)': \(problem)")
    }
}
