import SourceText

extension ScriptText {
    /// Names with which a script writes the texts of elements that it finds.
    private static let writers = [
        "textContent",
        "innerText",
        "innerHTML",
        "insertAdjacentHTML",
        "insertAdjacentText",
        "replaceChildren",
        "appendChild",
        "createTextNode",
        "nodeValue",
    ].map { Array($0.utf8) }
    /// Functions of jQuery that do so with an argument.
    private static let writingCalls = ["append", "prepend", "text", "html"].map {
        Array($0.utf8)
    }

    /// The script writes texts into elements, which it may find by any name.
    var writesTexts: Bool {
        var start = 0
        while start < bytes.count {
            guard bytes[start].isASCIILetter else {
                start += 1
                continue
            }
            let word = bytes[start...].prefix(while: \.isASCIILetter)
            if isWriting(word) { return true }
            start = word.endIndex + 1
        }
        return false
    }

    private func isWriting(_ word: ArraySlice<UInt8>) -> Bool {
        if Self.writers.contains(where: word.isEqual) { return true }
        return Self.writingCalls.contains(where: word.isEqual)
            && isWritingCall(word.indices)
    }

    private func isWritingCall(_ name: Range<Int>) -> Bool {
        let first = self[name.upperBound + 1]
        return self[name.lowerBound - 1] == UInt8(ascii: ".")
            && self[name.upperBound] == UInt8(ascii: "(")
            && first != UInt8(ascii: ")")
    }
}

extension ArraySlice<UInt8> {
    /// By their lengths first: each word of a script is compared with all names.
    fileprivate func isEqual(_ name: [UInt8]) -> Bool {
        count == name.count && elementsEqual(name)
    }
}
