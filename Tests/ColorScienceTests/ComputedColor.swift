import Testing

@testable import ColorScience

/// A colour as CSS writes it: the name of its function, and the numbers.
///
/// Chromium computes in single precision with rounded matrices, so its numbers are compared with a tolerance: a part of
/// the range of a component.
struct ComputedColor {
    let function: String
    let numbers: [Double]

    init(_ css: String) {
        let css = css.replacing("none", with: "0").replacing("rgba(", with: "rgb(")
        let words = css.split { " ,/()".contains($0) }
        function = words.filter { Double($0) == nil }.joined(separator: " ")
        let numbers = words.compactMap { Double($0) }
        self.numbers = numbers.count == 3 ? numbers + [1] : numbers
    }

    func isClose(to other: ComputedColor) -> Bool {
        guard function == other.function, numbers.count == other.numbers.count else {
            return false
        }
        return zip(numbers, other.numbers).enumerated().allSatisfy { index, pair in
            let range = index < 3 && isOfLab ? 100 : 1.0
            return abs(pair.0 - pair.1) <= Self.tolerance * max(range, abs(pair.1))
        }
    }

    private static let tolerance = 2.5e-4

    private var isOfLab: Bool {
        function == "lab" || function == "lch"
    }

    /// Expects the value that Chromium 156 computes.
    static func expect(
        _ text: String,
        is expected: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let color = try Color(computing: text)
        let css = color.serialised(keepingMissing: true)
        #expect(
            ComputedColor(css).isClose(to: ComputedColor(expected)),
            "\(text) is \(css), in Chromium \(expected)",
            sourceLocation: sourceLocation
        )
    }
}
