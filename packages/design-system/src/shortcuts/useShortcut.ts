'use client';
import { useRef } from 'react';
import { useLayoutEffect } from '../components/useLayoutEffect';
import { hear, stepsOf } from './heardShortcuts';

export interface ShortcutOptions {
  /** False while it has nothing to do. */
  enabled?: boolean;
  /** Heard over dialogs and menus too, and single keys while typing. */
  everywhere?: boolean;
}

/**
 * Does something when keys are pressed anywhere on the page. `mod` is Command on Apple's keyboards and Control elsewhere;
 * the others are `ctrl`, `alt`, `shift` and the `key` of a KeyboardEvent. Keys one after another stand with a space between them;
 * the second has to follow within 1.5 seconds, and is then no shortcut by itself.
 *
 * Single keys are not heard while one types or from a closed list of choices, and nothing is heard from within a dialog, menu or list
 * that lies over the page, unless `everywhere`. A key that a component has used is left to it. Say the keys where the action is (`Kbd`,
 * the `shortcut` of a menu's entry); single letters must be possible to turn off (WCAG 2.1.4): pass `enabled`.
 *
 * @param keys e.g. 'mod+k', 'shift+F10', '?', 'n', 'g t'
 * @example useShortcut('mod+k', () => setPaletteOpen((open) => !open), { everywhere: true });
 */
export function useShortcut(
  keys: string,
  onPress: (event: KeyboardEvent) => void,
  options?: ShortcutOptions,
): void {
  useShortcuts([{ keys, onPress }], options);
}

export interface ShortcutAction {
  /** As `useShortcut` takes them. */
  keys: string;
  onPress: (event: KeyboardEvent) => void;
}

/**
 * The same for a list of them, as long as it may be.
 *
 * @example useShortcuts(pages.map(({ keys, open }) => ({ keys, onPress: open })), { enabled: areOn });
 */
export function useShortcuts(
  actions: readonly ShortcutAction[],
  { enabled = true, everywhere = false }: ShortcutOptions = {},
): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const written = actions.map(({ keys }) => keys).join('\n');
  // The page's keyboard is outside React. Heard from the first paint on: a key that is pressed then is not lost.
  useLayoutEffect(() => {
    if (!enabled || written === '') return;
    const deaf = written.split('\n').map((keys, index) =>
      hear({
        steps: stepsOf(keys),
        everywhere,
        onPress: (event) => latest.current[index]?.onPress(event),
      }),
    );
    return () => {
      for (const stop of deaf) stop();
    };
  }, [written, enabled, everywhere]);
}
