export { isComposing } from './isComposing';
export { useEscapeFirst } from './useEscapeFirst';
export { type ShortcutAction, type ShortcutOptions, useShortcut, useShortcuts } from './useShortcut';
export { useShortcutText } from './useShortcutText';
