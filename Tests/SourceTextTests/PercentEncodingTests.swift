import SourceText
import Testing

@Suite("A path in a URL")
struct PercentEncodingTests {
    @Test(
        arguments: [
            ("", ""), ("pages/a-b_c.d~e/index.html", "pages/a-b_c.d~e/index.html"),
            ("a b", "a%20b"),
            ("\u{1}%?#&\"", "%01%25%3F%23%26%22"), ("が", "%E3%81%8C"), ("100%/é", "100%25/%C3%A9"),
        ])
    func `A path in a URL is encoded but for unreserved characters`(path: String, encoded: String) {
        #expect(percentEncoded(path) == encoded)
    }
}
