extension Color {
    /// The hex code of a color that is written in another notation of CSS, with digits for an alpha below 1; nil for a
    /// hex code, and for text that is no absolute color.
    package static func hex(beside text: String) -> String? {
        guard text.utf8.first != UInt8(ascii: "#"), let color = try? Color(parsing: text) else {
            return nil
        }
        return color.mapped.hex
    }
}
