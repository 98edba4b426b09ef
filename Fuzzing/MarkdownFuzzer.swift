import SourceText

@testable import MarkdownPages

/// What libFuzzer calls with each input: whatever the text is, its HTML is closed, runs nothing and asks for nothing.
///
/// See Scripts/fuzz.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    let document = MarkdownDocument(text)
    var ids = HeadingIDs(reserved: document.footnoteIDs)
    document.forEach([.heading]) { node in
        let id = ids.id(for: node.text)
        node.replace(opening: "<h\(node.level) id=\"\(id)\">", closing: "</h\(node.level)>")
    }
    var links = FuzzedLinks()
    document.forEach([.link, .image]) { links.rewrite($0) }
    document.cleanHTML(&links)
    document.forEach([.codeBlock]) {
        $0.replace(opening: "<pre>\($0.literal.htmlEscaped)", closing: "</pre>")
    }
    var oracle = HTMLOracle(document.html, of: text)
    oracle.judge()
    return 0
}

/// Keeps relative addresses, as a page does, and no others.
struct FuzzedLinks: HTMLHandler {
    mutating func rewrite(_ node: MarkdownNode) {
        switch address(node.url, isImage: node.kind == .image, in: node) {
        case .url(let url): node.url = url
        case .link: node.replaceWithLink()
        case .words: node.dissolve()
        }
    }

    func address(_ url: String, isImage: Bool, in node: MarkdownNode) -> HTMLAddress {
        if url.hasPrefix("https://") { return isImage ? .link(url) : .url(url) }
        return url.unicodeScalars.contains(":") || url.hasPrefix("//") ? .words : .url(url)
    }

    func drop(_ element: String, in node: MarkdownNode) {}
}

/// Reads HTML as a browser divides it into tags, and traps at anything that must not be there.
struct HTMLOracle {
    private let html: [UInt8]
    private let text: String
    private var open: [String] = []

    init(_ html: String, of text: String) {
        self.html = Array(html.utf8)
        self.text = text
    }

    private static let attributes: Set<String> = [
        "align", "alt", "aria-label", "checked", "class", "colspan", "datetime", "dir", "disabled",
        "height", "href",
        "id",
        "lang", "open", "reversed", "role", "rowspan", "scope", "span", "src", "start", "title",
        "type", "value",
        "width",
    ]
    private static let void: Set<String> = ["br", "col", "hr", "img", "input", "wbr"]

    mutating func judge() {
        var index = 0
        while let start = html[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = start + 1
            judgeTag(&index)
        }
        expect(open.isEmpty, "\(open) are not closed")
    }

    private mutating func judgeTag(_ index: inout Int) {
        let isClosing = index < html.count && html[index] == UInt8(ascii: "/")
        if isClosing { index += 1 }
        let name = word(&index)
        expect(
            SafeHTML.elements.contains(name) || ["section", "input"].contains(name),
            "there is <\(name)>"
        )
        while index < html.count, html[index] != UInt8(ascii: ">") {
            judgeAttribute(&index, of: name)
        }
        expect(index < html.count, "<\(name)> is not closed")
        if isClosing {
            expect(open.last == name, "</\(name)> closes something else")
            open.removeLast()
        } else if !Self.void.contains(name) {
            open.append(name)
        }
    }

    private func judgeAttribute(_ index: inout Int, of tag: String) {
        while index < html.count, " /\n\t".utf8.contains(html[index]) { index += 1 }
        let name = word(&index)
        if name.isEmpty {
            return expect(
                index < html.count && html[index] == UInt8(ascii: ">"),
                "<\(tag)> has no '>'"
            )
        }
        expect(Self.attributes.contains(name), "<\(tag)> has '\(name)'")
        guard index + 1 < html.count, html[index] == UInt8(ascii: "="),
            html[index + 1] == UInt8(ascii: "\"")
        else {
            return expect(false, "'\(name)' of <\(tag)> is not quoted")
        }
        let start = index + 2
        let end = html[start...].firstIndex(of: UInt8(ascii: "\"")) ?? html.count
        index = min(end + 1, html.count)
        judge(String(decoding: html[start..<end], as: UTF8.self), of: name, in: tag)
    }

    private func judge(_ value: String, of name: String, in tag: String) {
        guard name == "href" || name == "src" else { return }
        let address = HTMLReferences.resolved(value)
        let scheme = address.unicodeScalars.firstIndex(of: ":").map { address[..<$0] } ?? ""
        expect(scheme.isEmpty || scheme == "https" && name == "href", "\(name) is '\(address)'")
        expect(!address.hasPrefix("//"), "\(name) is '\(address)'")
    }

    private func word(_ index: inout Int) -> String {
        let start = index
        while index < html.count,
            html[index].isASCIIAlphanumeric || html[index] == UInt8(ascii: "-")
        { index += 1 }
        return String(decoding: html[start..<index], as: UTF8.self)
    }

    // Not inlined: the optimiser of Swift 6.2 ends with an assertion where it is.
    @inline(never)
    private func expect(_ claim: Bool, _ problem: @autoclosure () -> String) {
        // Traps, so that libFuzzer keeps the input.
        if !claim { preconditionFailure("\(text.debugDescription): \(problem())") }
    }
}
