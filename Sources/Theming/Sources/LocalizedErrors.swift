public import Foundation

// What an application shows of an error is what the error says of itself.

extension JSONAccessError: LocalizedError {
    /// What is wrong, in a sentence.
    public var errorDescription: String? { description }
}

extension HexColorError: LocalizedError {
    /// What is wrong, in a sentence.
    public var errorDescription: String? { description }
}

extension ThemeIndexError: LocalizedError {
    /// What is wrong, in a sentence.
    public var errorDescription: String? { description }
}

extension ThemeSelectionError: LocalizedError {
    /// What is wrong, in a sentence.
    public var errorDescription: String? { description }
}

extension ThemeStoreError: LocalizedError {
    /// What is wrong, in a sentence.
    public var errorDescription: String? { description }
}
