package import ThemeModel

extension ThemeDocument {
    /// The values of the document without their places.
    package var unlocated: ThemeDocument {
        var document = self
        document.location = nil
        document.base?.location = nil
        document.style?.location = nil
        document.appearance = appearance.unlocated
        document.modes = modes.compactMapValues { $1.unlocated }
        document.contrast.pairs = contrast.pairs.map { Located($0.value) }
        document.contrast.distinct = contrast.distinct.map { Located($0.value) }
        for index in contrast.waivers.indices { document.contrast.waivers[index].location = nil }
        return document
    }
}

extension Appearance {
    fileprivate var unlocated: Appearance {
        var appearance = self
        appearance.location = nil
        appearance.scheme?.location = nil
        appearance.contrast?.location = nil
        appearance.palette = palette.compactMapValues { Located($1.value) }
        appearance.colors = colors.compactMapValues { Located($1.value) }
        appearance.families = families.compactMapValues { Located($1.value) }
        appearance.styles = styles.compactMapValues { $1.unlocated }
        appearance.layout = layout.compactMapValues { Located($1.value) }
        for (component, descriptor) in components {
            appearance.components[component]?.dimensions = descriptor.dimensions.mapValues {
                Located($0.value)
            }
            appearance.components[component]?.colors = descriptor.colors.mapValues {
                $0.mapValues { Located($0.value) }
            }
        }
        return appearance
    }
}

extension FontDescriptor {
    /// The values of the descriptor without their places.
    package var unlocated: FontDescriptor {
        var font = self
        font.family?.location = nil
        font.size?.location = nil
        font.weight?.location = nil
        font.slant?.location = nil
        font.width?.location = nil
        font.lineHeight?.location = nil
        font.letterSpacing?.location = nil
        font.features?.location = nil
        font.scale?.location = nil
        return font
    }
}
