/// The rules whose findings are about a pair that may be meant; what is unknown or cannot be read is never allowed.
package enum WaivableRule: String, CaseIterable {
    case lowContrast = "contrast/low-contrast"
    case indistinctPair = "color/indistinct-pair"
}
