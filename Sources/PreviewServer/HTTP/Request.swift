import NIOHTTP1

/// A request that ``RequestGuard`` let through.
struct Request: Sendable {
    let method: HTTPMethod
    /// The decoded path without the `/` before it; nil if it names no file.
    let path: String?
    let query: [String: String]
    let headers: HTTPHeaders
    let body: [UInt8]

    init(_ head: HTTPRequestHead, body: [UInt8]) {
        method = head.method
        headers = head.headers
        self.body = body
        let parts = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = parts.first.flatMap(Self.path)
        query = parts.count < 2 ? [:] : Self.query(parts[1])
    }

    /// Decodes each name by itself: an encoded `/` is part of a name, and no file has such a name.
    static func path(_ text: some StringProtocol) -> String? {
        guard text.utf8.first == UInt8(ascii: "/") else { return nil }
        var names: [String] = []
        let encoded = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        for (index, part) in encoded.enumerated() {
            guard let name = decoded(part),
                !name.utf8.contains(where: { $0 == 0x2F || $0 == 0x5C || $0 < 0x20 }),
                name != ".", name != ".."
            else { return nil }
            if name.isEmpty, index < encoded.count - 1 { return nil }
            names.append(name.isEmpty ? "index.html" : name)
        }
        return names.joined(separator: "/")
    }

    private static func query(_ text: Substring) -> [String: String] {
        var values: [String: String] = [:]
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if let name = decoded(parts[0]) {
                values[name] = parts.count > 1 ? decoded(parts[1]) : ""
            }
        }
        return values
    }

    /// Decodes `%2e` once; nil where the result is not UTF-8, or a `%` stands without two digits.
    static func decoded(_ text: some StringProtocol) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
                let value = UInt8(digits, radix: 16)
            else {
                return nil
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
