export { isComposing } from './isComposing';
export { type ShortcutAction, type ShortcutOptions, useShortcut, useShortcuts } from './useShortcut';
export { useShortcutText } from './useShortcutText';
