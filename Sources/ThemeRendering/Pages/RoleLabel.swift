/// What is shown of a role whatever its colour.
struct RoleLabel: Sendable {
    let group: RoleGroup
    /// The name of its custom property, with what stands before it.
    let property: String

    init(_ role: String, prefix: String) { (group, property) = (RoleGroup(of: role), "\(prefix)color-\(role)") }
}
