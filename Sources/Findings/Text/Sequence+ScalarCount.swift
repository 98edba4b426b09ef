extension Sequence<UInt8> {
    /// How many Unicode scalars begin among these bytes of UTF-8.
    @inlinable package var scalarCount: Int { count { $0 & 0xC0 != 0x80 } }
}
