/// A path as part of a URL: everything but unreserved characters and `/` is percent-encoded (RFC 3986 §2.3).
package func percentEncoded(_ path: String) -> String {
    func isKept(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "-._~/".utf8.contains(byte) }
    if path.utf8.allSatisfy(isKept) { return path }
    var result: [UInt8] = []
    for byte in path.utf8 {
        if isKept(byte) {
            result.append(byte)
        } else {
            result += "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".utf8
        }
    }
    return String(decoding: result, as: UTF8.self)
}
