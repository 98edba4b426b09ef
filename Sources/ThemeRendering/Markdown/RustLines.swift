/// The lines of a block of Rust as mdBook shows them.
enum RustLines {
    /// The code without the lines that mdBook hides, such as `# fn main() {`.
    ///
    /// `#[…]` and `#!…` are Rust and stay; `##` is written for a `#` at the beginning of a line that stays.
    static func shown(of code: String) -> String {
        let lines = code.unicodeScalars.split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        return lines.compactMap { shown(ofLine: Substring($0)) }.joined(separator: "\n")
    }

    private static func shown(ofLine line: Substring) -> Substring? {
        let rest = line.unicodeScalars.drop { $0 == " " || $0 == "\t" }
        guard rest.first == "#" else { return line }
        switch rest.dropFirst().first {
        case "#": return line[..<rest.startIndex] + Substring(rest.dropFirst())
        case "!", "[": return line
        default: return nil
        }
    }
}
