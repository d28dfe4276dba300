export { isComposing } from './isComposing';
export { type ShortcutOptions, useShortcut } from './useShortcut';
export { useShortcutText } from './useShortcutText';
