#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// A location in one of the user's files.
public struct SourceLocation: Hashable, Sendable {
    /// The path as the user knows it: relative to the project, with `/` separators.
    public var file: String
    /// The line, counted from 1; 0 stands for the file as a whole.
    public var line: Int
    /// The column in Unicode scalars, counted from 1; 0 stands for the line as a whole.
    public var column: Int

    /// Makes a location; without a line it stands for the whole file.
    public init(file: String, line: Int = 0, column: Int = 0) {
        self.file = file
        self.line = line
        self.column = column
    }

    package func advanced(by offset: Int) -> SourceLocation {
        SourceLocation(file: file, line: line, column: column + offset)
    }
}

extension SourceLocation: Comparable {
    /// The order of files, then lines, then columns.
    public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `file:line:column`, the form editors and terminals make clickable.
    public var description: String {
        if line == 0 { return file }
        return column == 0 ? "\(file):\(line)" : "\(file):\(line):\(column)"
    }
}

extension SourceLocation {
    /// The location of the first byte that is not UTF-8; the end of the file where there is none.
    ///
    /// Complexity: O(n).
    package init(file: String, ofInvalidUTF8In bytes: Data) {
        self.init(file: file, line: 1, column: 1)
        var decoder = UTF8()
        var rest = bytes.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&rest) {
            if scalar == "\n" {
                line += 1
                column = 1
            } else {
                column += 1
            }
        }
    }
}
