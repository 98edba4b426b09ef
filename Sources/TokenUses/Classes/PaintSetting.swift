/// A class that paints, with what must be so for it to count.
struct PaintSetting: Equatable {
    /// The class without its variants.
    var name: String
    var value: PaintValue
    var facts: Facts
    /// The byte of the file at which the class starts.
    let offset: Int
    var rank: PaintRank
    /// The colour is unknown, and would be a token's without that.
    var hidesToken = false

    /// The name of a colour that nothing tells.
    static let computed = "a computed colour"

    var isOfToken: Bool { value.isToken || hidesToken }

    /// Only the running app tells the colour that a style sets, if it sets one.
    var isUnreadStyle: Bool {
        if case .unknown = value { return rank.isInline }
        return false
    }

    /// Gives an unknown colour the name of the token that it is computed from.
    mutating func nameUnknown(_ item: UtilityClass, _ names: ColorNames) {
        guard case .unknown = value else { return }
        if isUnreadStyle {
            name = Self.computed
        } else if let token = names.token(in: item.utility) {
            self = hiding(token)
        }
    }

    /// The setting in place of one of a token, by the name of that.
    func hiding(_ token: String) -> PaintSetting {
        var setting = self
        setting.name = token
        setting.hidesToken = true
        return setting
    }

    func with(_ facts: Facts) -> PaintSetting {
        var setting = self
        setting.facts = facts
        return setting
    }

    /// The setting as those in the element have it from it.
    func handedOn() -> PaintSetting {
        var setting = self
        setting.rank.distance += 1
        return setting
    }

    func with(_ value: PaintValue) -> PaintSetting {
        var setting = self
        setting.value = value
        return setting
    }
}

/// The weight of a class among those that set the same.
struct PaintRank: Equatable, Comparable {
    /// The number of elements through which it is handed on to the one that has it.
    var distance = 0
    var isImportant = false
    /// It stands for a declaration of a `style` attribute.
    var isInline = false
    /// Classes with more variants are later in the sheet.
    var variants = 0
    /// So are those for wider screens.
    var width = 0
    /// The place of the call that leaves the last of several classes for one thing.
    var mergingCall: Int?
    /// Its place among the classes of the element.
    var order = 0

    static func < (left: PaintRank, right: PaintRank) -> Bool {
        if left.distance != right.distance { return left.distance > right.distance }
        if left.isImportant != right.isImportant { return right.isImportant }
        if left.isInline != right.isInline { return right.isInline }
        return (left.variants, left.width, left.order)
            < (right.variants, right.width, right.order)
    }

    /// Only the order in the sheet, which the markup does not tell, decides between the two.
    func ties(_ other: PaintRank) -> Bool {
        !isImportant && !isInline && !other.isImportant && !other.isInline
            && variants == other.variants
            && (mergingCall == nil || mergingCall != other.mergingCall)
    }
}
