/// The modifiers of SwiftUI that paint nothing below a view.
enum ViewModifiers {
    private static let starts = [
        "accessibility", "on", "scroll", "navigation", "toolbar", "text", "list", "keyboard",
        "font", "safeArea", "tab", "focus", "matched", "symbol", "search", "confirmation",
        "alert", "sheet", "full", "popover", "context", "swipe", "sensory", "content",
        "picker", "toggle", "label", "menu", "preferred", "environment", "transform", "drag",
        "drop", "gesture", "simultaneous", "high", "allows", "layout", "line", "fixed",
        "minimum", "privacy", "date", "control", "image", "interactive", "status", "presentation",
        "inspector", "file", "submit", "labels", "autocorrection", "disable", "truncation",
    ]
    private static let names: Set<String> = [
        "padding", "frame", "offset", "position", "bold", "italic", "underline", "strikethrough",
        "kerning", "tracking", "baselineOffset", "monospaced", "monospacedDigit", "dynamicTypeSize",
        "multilineTextAlignment", "cornerRadius", "clipShape", "clipped", "mask", "border",
        "shadow", "blur", "overlay", "zIndex", "rotationEffect", "rotation3DEffect", "scaleEffect",
        "scaledToFit", "scaledToFill", "aspectRatio", "resizable", "renderingMode",
        "interpolation", "antialiased", "compositingGroup", "drawingGroup", "geometryGroup",
        "animation", "transition", "transaction", "task", "id", "tag", "badge", "hidden",
        "help", "ignoresSafeArea", "edgesIgnoringSafeArea", "alignmentGuide", "coordinateSpace",
        "hoverEffect", "redacted", "unredacted", "equatable", "preference", "anchorPreference",
        "overlayPreferenceValue", "userActivity",
        "handlesExternalEvents",
        "contentShape", "contentTransition", "contentMargins", "controlSize", "buttonBorderShape",
        "buttonRepeatBehavior", "headerProminence", "imageScale", "stroke", "strokeBorder", "fill",
        "trim", "rotation", "scale", "inset", "pickerStyle", "formStyle", "groupBoxStyle",
        "progressViewStyle", "gaugeStyle", "disclosureGroupStyle", "tableStyle",
        "speechAdjustedPitch",
        "itemProvider", "defersSystemGestures", "persistentSystemOverlays", "statusBarHidden",
        "colorScheme", "supportedLinkDestinations", "typesettingLanguage", "typeSelectEquivalent",
        "visualEffect", "phaseAnimator", "keyframeAnimator", "modifierKeyAlternate",
        "defaultAppStorage", "defaultFocus", "defaultHoverEffect", "deleteDisabled", "moveDisabled",
        "selectionDisabled", "replaceDisabled", "findDisabled",
        "flipsForRightToLeftLayoutDirection",
        "projectionEffect", "quickLookPreview", "renameAction",
        "springLoadingBehavior",
        "gridCellColumns", "gridCellAnchor", "gridColumnAlignment", "gridCellUnsizedAxes",
        "horizontalRadioGroupLayout", "exportsItemProviders", "copyable", "cuttable",
        "pasteDestination",
        "inverse", "lineLimit", "minimumScaleFactor", "previewDevice", "previewDisplayName",
        "previewLayout", "searchable", "sheet", "uppercaseSmallCaps", "width", "fontWeight",
        "invalidatableContent", "focused", "autocapitalization", "refreshable", "draggable",
        "scrollContentBackground",
    ]

    /// True for a modifier of the system that paints no ground.
    static func areHarmless(_ name: String) -> Bool {
        if names.contains(name) { return true }
        if name.contains("ackground") { return false }
        return starts.contains { start in
            guard name.hasPrefix(start) else { return false }
            return name.count == start.count
                || name.dropFirst(start.count).first?.isUppercase == true
        }
    }
}
