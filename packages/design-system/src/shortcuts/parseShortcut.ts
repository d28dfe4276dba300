/** Keys pressed together. */
export interface Shortcut {
  /** `KeyboardEvent.key` in lower case: 'k', '?', 'arrowup'. */
  key: string;
  /** Command on Apple's keyboards, Control on others. */
  mod: boolean;
  ctrl: boolean;
  alt: boolean;
  shift: boolean;
}

/**
 * @param keys names joined by '+', the key last: 'mod+k', 'shift+F10', '?'
 * @throws Error for a name that is no modifier
 */
export function parseShortcut(keys: string): Shortcut {
  // A plus sign itself can be the key: 'mod++'.
  const names = keys.toLowerCase().split(/\+(?=.)/);
  const key = names.pop() ?? '';
  for (const name of names) {
    if (!['mod', 'ctrl', 'alt', 'shift'].includes(name))
      throw new Error(`"${name}" in "${keys}" is no modifier`);
  }
  return {
    key,
    mod: names.includes('mod'),
    ctrl: names.includes('ctrl'),
    alt: names.includes('alt'),
    shift: names.includes('shift'),
  };
}

/** Whether these are the keys that were pressed. */
export function isPressed(shortcut: Shortcut, event: KeyboardEvent, apple: boolean): boolean {
  const ctrl = shortcut.ctrl || (shortcut.mod && !apple);
  const meta = shortcut.mod && apple;
  if (event.ctrlKey !== ctrl || event.metaKey !== meta || event.altKey !== shortcut.alt) return false;
  // Which signs need Shift is the keyboard's affair: '?' does on most, not on all.
  if (event.shiftKey !== shortcut.shift && !/^[^\p{L}]$/u.test(shortcut.key)) return false;
  const key = event.key.toLowerCase();
  if (key === shortcut.key) return true;
  // Where the keyboard writes no Latin letters, or Option makes a sign of them, the place of the key counts.
  const placed = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
  return placed === shortcut.key && !/^[a-z]$/.test(key) && (ctrl || meta || shortcut.alt);
}
