import CYAML
import SourceText

struct YAMLEvents: ~Copyable {
    struct Event {
        enum Kind {
            case scalar(String, SourceNode.Style)
            case alias(of: String)
            case sequence, mapping
            /// Of a list, a mapping or the document.
            case end
            case document
            case endOfText
        }

        let kind: Kind
        var anchor: String?
        let location: SourceLocation
    }

    static var version: String { String(cString: yaml_get_version_string()) }

    /// On the heap, since libyaml keeps the address of its parser.
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let text: UnsafeBufferPointer<UInt8>
    private let file: String

    /// The text, in UTF-8, must outlive the events.
    init(_ text: UnsafeBufferPointer<UInt8>, file: String) {
        self.text = text
        self.file = file
        parser = .allocate(capacity: 1)
        guard yaml_parser_initialize(parser) == 1 else {
            preconditionFailure("libyaml could not allocate a parser")
        }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    func next() throws(SyntaxError) -> Event {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw error }
        defer { yaml_event_delete(&event) }
        let location = location(of: event.start_mark)
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let text = String(
                decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length),
                as: UTF8.self
            )
            return Event(
                kind: .scalar(text, Self.style(scalar.style)),
                anchor: Self.name(scalar.anchor),
                location: location
            )
        case YAML_SEQUENCE_START_EVENT:
            return Event(
                kind: .sequence,
                anchor: Self.name(event.data.sequence_start.anchor),
                location: location
            )
        case YAML_MAPPING_START_EVENT:
            return Event(
                kind: .mapping,
                anchor: Self.name(event.data.mapping_start.anchor),
                location: location
            )
        case YAML_ALIAS_EVENT:
            return Event(
                kind: .alias(of: Self.name(event.data.alias.anchor) ?? ""),
                location: location
            )
        case YAML_STREAM_START_EVENT: return try next()
        case YAML_DOCUMENT_START_EVENT: return Event(kind: .document, location: location)
        case YAML_STREAM_END_EVENT: return Event(kind: .endOfText, location: location)
        default: return Event(kind: .end, location: location)
        }
    }

    private static func style(_ style: yaml_scalar_style_t) -> SourceNode.Style {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
        case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
        default: .plain
        }
    }

    private static func name(_ anchor: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        anchor.map { String(cString: $0) }
    }

    private func location(of mark: yaml_mark_t) -> SourceLocation {
        SourceLocation(file: file, line: mark.line + 1, column: mark.column + 1)
    }

    private var error: SyntaxError {
        let problem =
            parser.pointee.problem.map { String(cString: $0) } ?? "the file cannot be parsed"
        switch parser.pointee.error {
        case YAML_READER_ERROR:
            return SyntaxError(
                yamlProblem: problem,
                location: location(ofByte: parser.pointee.problem_offset)
            )
        case YAML_SCANNER_ERROR, YAML_PARSER_ERROR:
            return SyntaxError(
                yamlProblem: problem,
                location: location(of: parser.pointee.problem_mark)
            )
        default: return SyntaxError(yamlProblem: problem, location: SourceLocation(file: file))
        }
    }

    /// libyaml decodes bytes before it counts lines, so a byte that it refuses has no line yet.
    private func location(ofByte offset: Int) -> SourceLocation {
        let lines = String(decoding: text.prefix(offset), as: UTF8.self).split(
            omittingEmptySubsequences: false
        ) {
            $0.isNewline
        }
        return SourceLocation(
            file: file,
            line: lines.count,
            column: (lines.last?.unicodeScalars.count ?? 0) + 1
        )
    }
}
