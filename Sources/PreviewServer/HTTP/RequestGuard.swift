import NIOHTTP1

/// Refuses what a page of another site could send, or a name that leads here without being ours.
struct RequestGuard: Sendable {
    /// The names under which the server may be asked for, in lower case.
    private let hosts: Set<String>
    private let allowsPost: Bool

    init(port: Int, allowsPost: Bool) {
        let names = ["localhost", "127.0.0.1"]
        hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
        self.allowsPost = allowsPost
    }

    /// Nil for a request that may be answered.
    func refusal(of head: HTTPRequestHead) -> Response? {
        // A name that an attacker's server resolves to 127.0.0.1 is a page of theirs that asks.
        guard head.headers["host"].count == 1,
            let host = head.headers.first(name: "host")?.lowercased(),
            hosts.contains(host)
        else {
            return .text(
                .forbidden,
                "this server answers to localhost and 127.0.0.1 alone",
                closes: true
            )
        }
        let origins = head.headers["origin"]
        if !origins.isEmpty, origins.map({ $0.lowercased() }) != ["http://\(host)"] {
            return .text(.forbidden, "another origin may not read this server", closes: true)
        }
        if isForeign(head.headers) {
            return .text(
                .forbidden,
                "another site may not load from this server; open the page by its address",
                closes: true
            )
        }
        guard head.uri.utf8.first == UInt8(ascii: "/") else {
            return .text(.badRequest, "the request's target must be a path", closes: true)
        }
        let methods: [HTTPMethod] = allowsPost ? [.GET, .HEAD, .POST] : [.GET, .HEAD]
        guard methods.contains(head.method) else {
            var response = Response.text(
                .methodNotAllowed,
                "only \(methods.map(\.rawValue).joined(separator: ", ")) are answered",
                closes: true
            )
            response.headers.append(("Allow", methods.map(\.rawValue).joined(separator: ", ")))
            return response
        }
        // A browser names the origin of every POST.
        if head.method == .POST, origins.isEmpty {
            return .text(.forbidden, "the origin is missing", closes: true)
        }
        return nil
    }

    /// A page of another origin asks; another port of this machine may lead here by a link, and no more.
    private func isForeign(_ headers: HTTPHeaders) -> Bool {
        let sites = headers["sec-fetch-site"]
        switch sites.first?.lowercased() {
        case nil: return false
        case "same-origin" where sites.count == 1, "none" where sites.count == 1: return false
        case "same-site" where sites.count == 1:
            return headers["sec-fetch-mode"] != ["navigate"]
                || headers["sec-fetch-dest"] != ["document"]
        default: return true
        }
    }
}
