/// Traps with the problem unless the claim is true, so that libFuzzer keeps the input.
func expect(_ claim: Bool, _ problem: @autoclosure () -> String) {
    if !claim { preconditionFailure(problem()) }
}

/// The input as text; bytes that are no UTF-8 become U+FFFD.
func text(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
}
