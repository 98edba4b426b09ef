// Foundation's own is in the part of it that brings the data of all languages: 45 MB.
#if canImport(FoundationEssentials)
    @_spi(_Unicode) import Swift
#else
    import Foundation
#endif

extension String {
    /// The same text with every character taken apart: Unicode's form NFD (UAX #15).
    var decomposed: String {
        #if canImport(FoundationEssentials)
            String(String.UnicodeScalarView(_nfd))
        #else
            decomposedStringWithCanonicalMapping
        #endif
    }

    /// The same text with every character put together: Unicode's form NFC (UAX #15).
    var composed: String {
        #if canImport(FoundationEssentials)
            String(String.UnicodeScalarView(_nfc))
        #else
            precomposedStringWithCanonicalMapping
        #endif
    }
}
