#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

extension SourceLocation {
    /// Where the first byte of a file stands that is no UTF-8; the place behind the last where there is none.
    ///
    /// Complexity: O(n).
    package init(file: String, ofWrongByteIn bytes: Data) {
        self.init(file: file, line: 1, column: 1)
        var decoder = UTF8()
        var rest = bytes.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&rest) {
            if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
        }
    }
}
