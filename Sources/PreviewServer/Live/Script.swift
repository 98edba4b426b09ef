/// The elements that bring the client into a page.
struct Script: Sendable {
    let build: Int
    let run: String
    /// Nil unless colours may be edited.
    var token: String?

    var tag: String { element("") }
    /// For a page that the site does not have.
    var gone: String { element(" data-gone") }

    private func element(_ attributes: String) -> String {
        let client = " data-build=\"\(build)\" data-run=\"\(run)\"\(attributes)"
        var scripts = Self.script("boxes.js")
        scripts += Self.script("failures.js")
        scripts += Self.script("client.js", client)
        if let token {
            scripts += Self.script("edit.js", " defer data-token=\"\(token)\"")
        }
        return scripts
    }

    private static func script(_ name: String, _ attributes: String = "") -> String {
        "<script src=\"/\(PreviewServer.folder)\(name)\"\(attributes)></script>"
    }

    /// The page with the element at the end of its head.
    func added(to page: [UInt8]) -> [UInt8] {
        let end = page.firstRange(of: Array("</head>".utf8))?.lowerBound ?? page.endIndex
        return page[..<end] + Array(tag.utf8) + page[end...]
    }
}
