extension String {
    /// The hash FNV-1a with 64 bits in 16 hex digits: the same on every machine, unlike Swift's own.
    var digest: String {
        let hash = utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
            (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        let digits = String(hash, radix: 16)
        let zeros = String(repeating: "0", count: 16 - digits.count)
        return zeros + digits
    }
}
