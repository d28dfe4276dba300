interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Whether these keys were pressed.
 * @param keys names joined by '+', the key last: 'mod+c', 'alt+arrowleft', 'f2'. `mod` is Command on Apple's keyboards, else Control
 */
export function isShortcut(keys: string, pressed: Pressed, apple = isApple()): boolean {
  const names = keys.split('+');
  const key = names.pop();
  const mod = names.includes('mod');
  return (
    pressed.key.toLowerCase() === key &&
    pressed.ctrlKey === (mod && !apple) &&
    pressed.metaKey === (mod && apple) &&
    pressed.altKey === names.includes('alt') &&
    // Which signs need Shift is the keyboard's affair.
    (key.length === 1 && !/[a-z]/.test(key) ? true : pressed.shiftKey === names.includes('shift'))
  );
}

export function isApple(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);
}
