import SourceText

/// Writes a text line by line, with what it includes.
struct InclusionWriter {
    private let read: IncludedText.Reader
    private(set) var bytes: [UInt8] = []
    private(set) var origins = LineOrigins()
    private(set) var title: String?
    private(set) var files: Set<String> = []
    private(set) var problems: [IncludeProblem] = []
    /// The files that include each other, the innermost last.
    private var chain: [String] = []
    private var count = 0
    private var size = 0
    /// The start of each line of an included file: the blanks before its directive.
    private var indent: ArraySlice<UInt8> = []

    // The current line.
    private var line = 0
    private var start = 0
    /// The origin of the line; nil until something but blanks is in it.
    private var origin: SourceLocation?
    private var originStart = 0
    private var isMixed = false

    init(read: @escaping IncludedText.Reader) { self.read = read }

    /// Writes a whole text that begins at a place in the file at `path`.
    mutating func write(_ lines: [ArraySlice<UInt8>], of path: String, from place: SourceLocation)
        throws
    {
        chain = [path]
        try write(lines.enumerated().map { ($0, $1) }, file: place.file, firstLine: place.line)
        noteOrigin()
    }

    private mutating func write(
        _ lines: [(number: Int, bytes: ArraySlice<UInt8>)],
        file: String,
        firstLine: Int
    ) throws {
        for (index, line) in lines.enumerated() {
            if index > 0 { endLine() }
            try write(
                line.bytes,
                at: SourceLocation(file: file, line: firstLine + line.number, column: 1)
            )
        }
    }

    private mutating func write(_ line: ArraySlice<UInt8>, at place: SourceLocation) throws {
        var position = line.startIndex
        var column = place.column
        while let directive = IncludeDirective(in: line, from: position) {
            let range = directive.range
            append(line[position..<range.lowerBound], from: place)
            column += line[position..<range.lowerBound].scalarCount
            if directive.isEscaped {
                append(line[range].dropFirst(), from: place)
            } else if directive.kind == .title {
                title = title ?? directive.argument
            } else {
                let location = SourceLocation(file: place.file, line: place.line, column: column)
                if let kind = try include(directive, at: location) {
                    problems.append(
                        IncludeProblem(kind: kind, argument: directive.argument, location: location)
                    )
                    append(line[range], from: place)
                }
            }
            column += line[range].scalarCount
            position = range.upperBound
        }
        append(line[position...], from: place)
    }

    /// Writes what a directive includes, or returns why it cannot.
    private mutating func include(
        _ directive: IncludeDirective,
        at location: SourceLocation
    ) throws -> IncludeProblem.Kind? {
        count += 1
        if count > IncludeLimits.count { return .count }
        if chain.count > IncludeLimits.depth { return .depth }
        let isProgram = directive.kind == .playground || directive.kind == .playpen
        // The words after the file of a program are about its editor.
        let argument =
            isProgram ? directive.argument.split(separator: " ")[0] : directive.argument[...]
        let (name, part) = IncludedPart.parsed(String(argument))
        let file = try read(name, chain[chain.count - 1])
        guard let path = file.path, case .success(let text) = file.text else {
            if let path = file.path { files.insert(path) }
            if case .failure(let problem) = file.text { return .unreadable(problem.reason) }
            return .unreadable("there is no such file")
        }
        files.insert(path)
        if let first = chain.firstIndex(of: path) { return .cycle(chain[first...] + [path]) }
        let included = IncludedLines(text, part: part)
        let outer = indent
        defer { indent = outer }
        if origin == nil { indent = bytes[start...] }
        size += text.utf8.count + indent.count * included.lines.count
        if size > IncludeLimits.size { return .size }
        if let problem = included.problem { return problem }
        chain.append(path)
        if isProgram { appendFence("```rust", from: location) }
        try write(included.lines, file: file.label, firstLine: 1)
        if isProgram {
            endLine()
            appendFence("```", from: location)
        }
        chain.removeLast()
        return nil
    }

    private mutating func appendFence(_ fence: String, from place: SourceLocation) {
        append(ArraySlice(fence.utf8), from: place)
        if fence != "```" { endLine() }
    }

    private mutating func append(_ piece: ArraySlice<UInt8>, from place: SourceLocation) {
        if origin == nil, !piece.allSatisfy(\.isBlank) {
            origin = place
            originStart = bytes.count - start
        } else if let origin, origin != place, !piece.isEmpty {
            isMixed = true
        }
        bytes += piece
    }

    private mutating func noteOrigin() {
        if let origin { origins.add(line: line, from: origin, indent: isMixed ? nil : originStart) }
    }

    private mutating func endLine() {
        noteOrigin()
        bytes.append(UInt8(ascii: "\n"))
        start = bytes.count
        bytes += indent
        origin = nil
        isMixed = false
        line += 1
    }
}
