/// A path for a URL: everything but unreserved characters and `/` is percent-encoded (RFC 3986 §2.3).
package func percentEncoded(_ path: String) -> String {
    if path.utf8.allSatisfy(isKept) { return path }
    var encoded = ""
    for byte in path.utf8 {
        if isKept(byte) {
            encoded.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
            let zero = byte < 16 ? "0" : ""
            encoded += "%\(zero)\(String(byte, radix: 16, uppercase: true))"
        }
    }
    return encoded
}

private func isKept(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || "-._~/".utf8.contains(byte)
}
