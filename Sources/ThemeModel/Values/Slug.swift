/// A name as an identifier for URLs and CSS: decomposed, without marks, lower case, words joined by `-`.
///
/// `Rosé Pine` becomes `rose-pine`. Scripts without an ASCII form are kept out; a name with nothing left is `fallback`.
package func slug(_ name: String, fallback: String) -> String {
    var result = ""
    for scalar in name.decomposed.lowercased().unicodeScalars {
        switch scalar {
        case "a"..."z", "0"..."9": result.unicodeScalars.append(scalar)
        case _ where scalar.properties.generalCategory == .nonspacingMark: continue
        case _ where result.isEmpty || result.last == "-": continue
        default: result.append("-")
        }
    }
    if result.last == "-" { result.removeLast() }
    return result.isEmpty ? fallback : result
}
