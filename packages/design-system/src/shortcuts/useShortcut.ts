'use client';
import { useRef } from 'react';
import { useLayoutEffect } from '../components/useLayoutEffect';
import { isComposing } from './isComposing';
import { isPressed, parseShortcut } from './parseShortcut';
import { isApple } from './useApple';

export interface ShortcutOptions {
  /** False while it has nothing to do. */
  enabled?: boolean;
  /** Heard over dialogs and menus too, and single keys while typing. */
  everywhere?: boolean;
}

/**
 * Does something when keys are pressed anywhere on the page. `mod` is Command on Apple's keyboards and Control elsewhere;
 * the others are `ctrl`, `alt`, `shift` and the `key` of a KeyboardEvent.
 *
 * Single keys are not heard while one types, and nothing is heard from within a dialog, menu or list that lies over the page,
 * unless `everywhere`. A key that a component has used is left to it. Say the keys where the action is (`Kbd`, the `shortcut` of a
 * menu's entry); single letters must be possible to turn off (WCAG 2.1.4): pass `enabled`.
 *
 * @param keys e.g. 'mod+k', 'shift+F10', '?', 'n'
 * @example useShortcut('mod+k', () => setPaletteOpen((open) => !open), { everywhere: true });
 */
export function useShortcut(
  keys: string,
  onPress: (event: KeyboardEvent) => void,
  { enabled = true, everywhere = false }: ShortcutOptions = {},
): void {
  const latest = useRef(onPress);
  useLayoutEffect(() => {
    latest.current = onPress;
  });
  // The page's keyboard is outside React. Heard from the first paint on: a key that is pressed then is not lost.
  useLayoutEffect(() => {
    if (!enabled) return;
    const shortcut = parseShortcut(keys);
    const single = !shortcut.mod && !shortcut.ctrl && !shortcut.alt;
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isComposing(event)) return;
      if (!isPressed(shortcut, event, isApple())) return;
      if (!everywhere && (isOver(event.target) || (single && isTyping(event.target)))) return;
      event.preventDefault();
      latest.current(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [keys, enabled, everywhere]);
}

function isOver(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null
  );
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
    return true;
  return (
    target instanceof HTMLInputElement && !/^(button|checkbox|radio|range|submit|reset)$/.test(target.type)
  );
}
