import NIOCore
import NIOHTTP1

/// An answer, before it is on the wire.
struct Response: Sendable {
    var status: HTTPResponseStatus
    var type: String
    var headers: [(String, String)] = []
    var body: [UInt8]
    /// Takes the connection for events, which follow the head; nil for an answer that ends with its body.
    var stream: (@Sendable (EventSink) -> Void)?
    var closes = false

    init(
        _ status: HTTPResponseStatus,
        _ type: String,
        _ body: [UInt8],
        headers: [(String, String)] = []
    ) {
        self.status = status
        self.type = type
        self.body = body
        self.headers = headers
    }

    static func text(
        _ status: HTTPResponseStatus,
        _ text: String,
        closes: Bool = false
    ) -> Response {
        let body = Array("\(text)\n".utf8)
        var response = Response(status, MediaType.text, body, headers: [noStore])
        response.closes = closes
        return response
    }

    static let noStore = ("Cache-Control", "no-store")

    /// No other origin may read, frame or load what is served, and nothing is taken for another type than it has.
    private static let safety = [
        ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
        ("X-Frame-Options", "SAMEORIGIN"), ("Content-Security-Policy", "frame-ancestors 'self'"),
    ]

    func head(for request: HTTPRequestHead) -> HTTPResponseHead {
        var fields = HTTPHeaders(headers + Self.safety)
        fields.add(name: "Content-Type", value: type)
        if stream == nil, status != .notModified {
            fields.add(name: "Content-Length", value: "\(body.count)")
        }
        if closes { fields.add(name: "Connection", value: "close") }
        return HTTPResponseHead(version: request.version, status: status, headers: fields)
    }
}

/// The types of what a site has, by the ending of a file's name.
enum MediaType {
    static let text = "text/plain; charset=utf-8"
    static let html = "text/html; charset=utf-8"
    static let json = "application/json"
    static let script = "text/javascript; charset=utf-8"

    private static let types = [
        "html": html, "css": "text/css; charset=utf-8", "js": script, "json": json,
        "svg": "image/svg+xml",
        "txt": text, "md": text, "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
        "gif": "image/gif",
        "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon", "woff": "font/woff",
        "woff2": "font/woff2",
        "ttf": "font/ttf", "otf": "font/otf", "mp4": "video/mp4", "webm": "video/webm",
        "pdf": "application/pdf",
        "zip": "application/zip", "xml": "application/xml",
    ]

    static func of(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
        return ending.flatMap { types[$0.lowercased()] } ?? "application/octet-stream"
    }
}
