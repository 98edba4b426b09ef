/// What was checked, said line by line: "ok: …", "failed: …" or "skipped: …".
struct Claims {
    private(set) var allHold = true

    mutating func check(_ claim: String, _ holds: Bool) {
        print(holds ? "ok: \(claim)" : "failed: \(claim)")
        allHold = allHold && holds
    }

    func skip(_ claim: String, because reason: String) {
        print("skipped: \(claim) (\(reason))")
    }
}
