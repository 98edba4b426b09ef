package import SourceText

// The members of every object are in alphabetical order.

extension Finding: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object {
            if isBaselined { $0.member("baselined", true) }
            $0.member("colors", detail?.colors)
            $0.member("conflict", detail?.conflict)
            $0.member("fingerprint", fingerprint)
            if !further.isEmpty { $0.member("further", further) }
            $0.member("help", help)
            $0.member("location", location)
            $0.member("measured", measured)
            $0.member("message", message)
            $0.member("mode", mode)
            $0.member("pair", pair)
            $0.member("required", detail?.required)
            $0.member("rule", rule.rawValue)
            $0.member("severity", severity.rawValue)
            $0.member("suggestions", suggestions)
            $0.member("theme", theme)
            $0.member("token", token)
            $0.member("waiver", waiver)
            $0.member("written", written)
        }
    }
}

extension Cause: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object {
            if worst.isBaselined { $0.member("baselined", true) }
            if !companions.isEmpty { $0.member("companions", companions) }
            $0.member("conflict", conflict)
            $0.member("deltaE", value?.deltaE)
            $0.member("findings", findings.map(\.fingerprint))
            $0.member("fingerprint", fingerprint)
            $0.member("location", location)
            if value != nil { $0.member("mended", mended) }
            $0.member("message", sentence)
            $0.member("rule", rule.rawValue)
            $0.member("severity", severity.rawValue)
            $0.member("token", token)
            $0.member("value", value?.value)
            $0.member("waiver", worst.waiver)
            $0.member("written", written)
        }
    }
}

extension PairVerdict: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object {
            $0.member("colors", colors)
            $0.member("measured", measured)
            $0.member("mode", mode)
            $0.member("pair", pair)
            $0.member("required", required)
            $0.member("theme", theme)
            $0.member("verdict", verdict.rawValue)
        }
    }
}

extension ComparedColors: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object {
            $0.member("background", background)
            $0.member("foreground", foreground)
        }
    }
}

extension PairName: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object {
            $0.member("background", background)
            $0.member("foreground", foreground)
            $0.member("use", use.rawValue)
        }
    }
}

extension Suggestion: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object {
            $0.member("deltaE", deltaE)
            $0.member("ratio", ratio)
            $0.member("token", token)
            $0.member("value", value)
        }
    }
}

extension AcceptedPair: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object {
            $0.member("defaultUse", defaultUse?.rawValue)
            $0.member("location", location)
            $0.member("mode", mode)
            $0.member("pair", pair)
            $0.member("reason", reason)
        }
    }
}

extension Coverage: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object {
            if !accepted.isEmpty { $0.member("accepted", accepted) }
            $0.member("checked", checked)
            $0.key("derivedRoles")
            $0.object { derived in
                for (role, source) in derivedRoles.sorted(by: { $0.key < $1.key }) {
                    derived.member(named: role, source)
                }
            }
            if leftOut > 0 { $0.member("leftOut", leftOut) }
            $0.member("modes", modes)
            if isMostlyNameless { $0.member("namelessColors", namelessColors) }
            $0.member("pairs", pairs)
            if !uncoveredColors.isEmpty { $0.member("semanticColors", semanticColors) }
            $0.member("theme", theme)
            $0.member("uncheckedRoles", uncheckedRoles)
            if !uncheckedStyles.isEmpty { $0.member("uncheckedStyles", uncheckedStyles) }
            if !uncoveredColors.isEmpty { $0.member("uncoveredColors", uncoveredColors) }
        }
    }
}

extension Summary: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object {
            $0.member("baselined", baselined)
            $0.member("checked", checked)
            $0.member("errors", errors)
            if exempted > 0 { $0.member("exempted", exempted) }
            if leftOut > 0 { $0.member("leftOut", leftOut) }
            if lowered > 0 { $0.member("lowered", lowered) }
            $0.member("modes", modes)
            $0.member("notes", notes)
            $0.member("pairs", pairs)
            $0.member("stale", stale)
            $0.member("themes", themes)
            $0.member("unknown", unknown)
            $0.member("waived", waived)
            $0.member("warnings", warnings)
        }
    }
}
