import SourceText

extension MarkupScanner {
    /// Words after which an expression begins.
    private static let keywords: Set<String> = [
        "return", "default", "case", "else", "yield", "await", "do", "typeof",
    ]

    mutating func readScript() {
        let byte = script.bytes[index]
        if byte.isSpace {
            index += 1
            return
        }
        if let next = script.end(ofTextAt: index, before: end) {
            if byte != UInt8(ascii: "/") {
                noticeStyles(index..<next)
                noteObject(with: index..<next)
                readLooseText(index..<next)
                previous = UInt8(ascii: ")")
            }
            index = max(next, index + 1)
            return
        }
        switch byte {
        case UInt8(ascii: "{"):
            var frame = Frame(kind: .script(nil), context: context, start: index + 1)
            frame.isQuiet = isQuiet
            frame.isEntry = followsKey
            index += 1
            frames.append(frame)
        case UInt8(ascii: "}"):
            closeBrace()
            return
        case UInt8(ascii: "<") where language.hasTagsInScript && mayBeTag && openTag():
            return
        case UInt8(ascii: "/") where startsExpression && !endsBlock:
            skipPattern()
        case _ where ScriptText.isPath(byte) && byte != UInt8(ascii: "?"):
            readWord()
            return
        case UInt8(ascii: "="):
            bindBeforeEquals()
            index += 1
        default:
            index += 1
        }
        previous = byte
    }

    /// A value may begin here, after a sign or a keyword.
    private var startsExpression: Bool {
        if previousWord.upperBound > 0, previous.isASCIIAlphanumeric {
            return Self.keywords.contains(script.text(previousWord))
        }
        return previous == 0 || "(,=?:&|{[;>!+}".utf8.contains(previous)
    }

    /// `{/if}` of Svelte has no regular expression.
    private var endsBlock: Bool {
        language == .svelte && script[index - 1] == UInt8(ascii: "{")
    }

    /// `<T,>(x: T) => x` is no tag, and neither is `<T extends U>`.
    private var mayBeTag: Bool {
        guard startsExpression else { return false }
        var next = index + 1
        while next < end, script.bytes[next].isASCIIAlphanumeric { next += 1 }
        if script[next] == UInt8(ascii: ",") { return false }
        return !script.bytes[next..<end].starts(with: " extends ".utf8)
    }

    /// Skips a regular expression, which ends on its line.
    private mutating func skipPattern() {
        var isInClass = false
        index += 1
        while index < end, script.bytes[index] != UInt8(ascii: "\n") {
            switch script.bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "/") where !isInClass:
                index += 1
                return
            default: break
            }
            index += 1
        }
        index = min(index, end)
    }

    /// Reads a name, and the classes that are put together by a call of it.
    private mutating func readWord() {
        let path = script.path(at: index..<end)
        noteWord(path)
        previousWord = path
        previous = UInt8(ascii: "a")
        index = max(path.upperBound, index + 1)
        bindDeclaration(path)
        guard script[index] == UInt8(ascii: "("), !isQuiet,
            path.count < 20, ClassExpression.joining.contains(script.text(path))
        else { return }
        let closing = script.bracketEnd(of: index, before: end)
        let call = path.lowerBound..<min(closing + 1, end)
        readLoose { expression in expression.readValue(call, Facts()) }
        index = call.upperBound
        previous = UInt8(ascii: ")")
    }

    private var isQuiet: Bool { frames.last?.isQuiet ?? false }

    /// Reads a string or template that may be classes.
    private mutating func readLooseText(_ range: Range<Int>) {
        guard !isQuiet, collector.names.mayOccur(in: script.bytes[range]) else { return }
        readLoose { expression in expression.readValue(range, Facts()) }
    }

    /// Reads classes that belong to no element of this file.
    mutating func readLoose(_ read: (inout ClassExpression) -> Void) {
        var expression = classExpression()
        read(&expression)
        var element = PaintedElement()
        element.list = expression.list
        element.isLoose = true
        collector.enter(element, in: PairCollector.file)
        for range in expression.unread { readUnread(range) }
    }

    /// Ends braces; those of an attribute are its value, and those between tags may be text.
    private mutating func closeBrace() {
        let closing = index
        index += 1
        previous = UInt8(ascii: "}")
        guard frames.count > 1, let frame = frames.popLast(), let last = frames.indices.last else {
            return
        }
        guard case .script(let attribute) = frame.kind else { return }
        readStyles(of: frame, endingAt: closing)
        switch frames[last].kind {
        case .script:
            if frame.hasElement { frames[last].hasElement = true }
        case .content:
            // The end of a snippet closes the frame that it is in.
            let context = frames[last].context
            followSnippet(frame.start..<closing)
            bindBlock(frame.start..<closing)
            noteComment(frame.start..<closing, closedBy: "*/")
            noteSlot(frame.start..<closing, in: context)
            if !frame.hasElement, mayBeText(frame.start..<closing) {
                collector.noticeText(in: context)
            }
        case .tag:
            guard let attribute else { return }
            setAttribute(
                attribute,
                .expression(frame.start..<closing),
                hasElement: frame.hasElement
            )
        }
    }

    /// Blocks of Svelte, comments and the children that a caller hands over are no text of the element.
    private func mayBeText(_ range: Range<Int>) -> Bool {
        let trimmed = script.trimmed(range)
        guard let first = script.bytes[trimmed].first else { return false }
        if "#/:@".utf8.contains(first) { return false }
        return trimmed.count > 60 || !script.text(trimmed).hasSuffix("hildren")
    }
}
