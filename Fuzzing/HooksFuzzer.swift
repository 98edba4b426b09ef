@testable import ThemeModel

/// Reads each input as a theme's CSS; what is taken must be closed by an independent count.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let css = text(bytes, count)
    do throws(StyleHookError) {
        let hook = try StyleHook(parsing: css)
        expect(hook.css == css, "the text changed")
        if let problem = BracketCount(css).problem {
            preconditionFailure("taken, though \(problem): \(css)")
        }
    } catch {
        let lines = lineLengths(of: css)
        expect(lines.indices.contains(error.line - 1), "line \(error.line) is outside")
        expect(
            (1...lines[error.line - 1] + 2).contains(error.column),
            "column \(error.column) is outside"
        )
        expect(!error.message.isEmpty, "there is no message")
    }
    return 0
}

/// How many Unicode scalars each line has; LF, CR, CRLF and FF end a line.
private func lineLengths(of css: String) -> [Int] {
    var lengths = [0]
    var previous: Unicode.Scalar?
    for scalar in css.unicodeScalars {
        switch scalar {
        case "\n" where previous == "\r": break
        case "\n", "\r", "\u{C}": lengths.append(0)
        default: lengths[lengths.count - 1] += 1
        }
        previous = scalar
    }
    return lengths
}

/// A second opinion on a theme's CSS, byte by byte: CSS Syntax 3 §4 without escapes, which are never taken.
struct BracketCount {
    private(set) var problem: String?
    private var open: [UInt8] = []
    private var rest: ArraySlice<UInt8>

    init(_ css: String) {
        rest = Array(css.utf8)[...]
        while problem == nil, let byte = rest.popFirst() { problem = read(byte) }
        if problem == nil, !open.isEmpty { problem = "a bracket is open at the end" }
    }

    private mutating func read(_ byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "/") where rest.first == UInt8(ascii: "*"): return skipComment()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return skipString(byte)
        case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
        case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
        case UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "@"):
            if open.contains(where: { $0 != UInt8(ascii: "}") }) {
                return "a rule could end in brackets"
            }
            if byte == UInt8(ascii: "{") { open.append(UInt8(ascii: "}")) }
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
            if open.popLast() != byte { return "a bracket closes nothing" }
        case UInt8(ascii: "\\"), UInt8(ascii: "<"), 0...8, 11, 12, 14...31, 127:
            return "byte \(byte) stands outside of strings and comments"
        default: break
        }
        return nil
    }

    private mutating func skipComment() -> String? {
        rest.removeFirst()
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "*"), rest.first == UInt8(ascii: "/") {
                rest.removeFirst()
                return nil
            }
        }
        return "a comment is open"
    }

    private mutating func skipString(_ quote: UInt8) -> String? {
        while let byte = rest.popFirst() {
            switch byte {
            case quote: return nil
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 12: return "a string has a line break"
            case UInt8(ascii: "\\"), UInt8(ascii: "<"): return "a string has byte \(byte)"
            default: break
            }
        }
        return "a string is open"
    }
}
