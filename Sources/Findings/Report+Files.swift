import SourceText

extension Report {
    /// The report with other names of files in all of its places.
    package func renamingFiles(_ name: (String) -> String) -> Report {
        var names: [String: String] = [:]
        func rename(_ location: inout SourceLocation) {
            let file = location.file
            let known = names[file] ?? name(file)
            names[file] = known
            location.file = known
        }
        var report = self
        for index in report.findings.indices {
            report.findings[index].changePlaces(rename)
        }
        return report
    }
}

extension Finding {
    fileprivate mutating func changePlaces(_ change: (inout SourceLocation) -> Void) {
        func changeIfKnown(_ location: inout SourceLocation?) {
            guard var known = location else { return }
            change(&known)
            location = known
        }
        changeIfKnown(&location)
        changeIfKnown(&tokenLocation)
        for index in further.indices {
            changeIfKnown(&further[index].location)
        }
        guard var detail else { return }
        for index in detail.suggestions.indices {
            changeIfKnown(&detail.suggestions[index].location)
            guard var edit = detail.suggestions[index].edit else { continue }
            change(&edit.location)
            detail.suggestions[index].edit = edit
        }
        self.detail = detail
    }
}
