import Testing

@testable import ThemeModel
@testable import ThemeRendering

@Suite("The groups of roles")
struct RoleGroupTests {
    @Test(
        arguments: [
            ("background", "Surfaces"), ("surface-raised", "Surfaces"), ("text", "Text and lines"),
            ("focus", "Text and lines"), ("primary", "Fills"), ("on-primary", "Fills"),
            ("on-danger", "States"),
            ("selection", "Marks"), ("code-background", "Code"), ("syntax-keyword", "Code"),
            ("brand", "The theme's own"), ("on-brand", "The theme's own"),
            ("on-", "The theme's own"),
        ])
    func `A role is in the group of its kind`(role: String, title: String) {
        #expect(RoleGroup(of: role).rawValue == title)
    }

    @Test func `Every role of the vocabulary is in one of our groups`() {
        #expect(Role.vocabulary.filter { RoleGroup(of: "\($0.role)") == .own }.isEmpty)
    }
}
