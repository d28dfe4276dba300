'use client';
import { useMessages } from '../locale/useMessages';
import { shortcutMessages } from './messages';
import { parseShortcut } from './parseShortcut';
import { useApple } from './useApple';

/**
 * The keys of a shortcut as this keyboard names them: 'Ctrl K', or '⌘K' on Apple's; 'N then T' for keys one after another.
 * @returns a function, so that one hook serves a list of them
 * @example const keys = useShortcutText(); <Kbd>{keys('mod+k')}</Kbd>
 */
export function useShortcutText(): (keys: string) => string {
  const apple = useApple();
  const text = useMessages('Shortcut', shortcutMessages);
  const textOf = (keys: string) => {
    const { key, mod, ctrl, alt, shift } = parseShortcut(keys);
    const signs = { ...keySigns, ...(apple ? appleSigns : { enter: text.enter, escape: text.escape }) };
    const sign = signs[key] ?? (key.length === 1 ? key.toUpperCase() : key[0]?.toUpperCase() + key.slice(1));
    if (apple) return `${ctrl ? '⌃' : ''}${alt ? '⌥' : ''}${shift ? '⇧' : ''}${mod ? '⌘' : ''}${sign}`;
    const words = [(mod || ctrl) && text.ctrl, alt && text.alt, shift && text.shift, sign];
    return words.filter(Boolean).join(' ');
  };
  return (keys) => text.oneAfterAnother(keys.trim().split(/\s+/).map(textOf));
}

const keySigns: Record<string, string> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
};

const appleSigns: Record<string, string> = {
  enter: '↩',
  escape: 'esc',
  backspace: '⌫',
  delete: '⌦',
  tab: '⇥',
};
