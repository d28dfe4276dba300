import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keyHandler } from '../../shortcuts/keyHandler';
import { closeAtOnce } from '../closeAtOnce';
import { useOpenByPress } from '../useOpenByPress';
import { useWalkByLetters } from '../useWalkByLetters';
import { vertical, walkByKey } from '../walkByKey';

/** Rows that PageUp and PageDown pass. */
const page = 10;

/**
 * The keys of a select-only combobox that Radix leaves out. Closed: Home, End and letters open the list at its first, its
 * last and the matching option, where Radix would change the value unseen. Open: PageUp and PageDown; Tab and Alt+ArrowUp
 * take the marked option; arrows, Home, End and letters walk at once, where Radix waits for a timer.
 * @param readOnly keeps it shut
 */
export function useSelectKeys(readOnly: boolean) {
  const [open, changeOpen] = useState(false);
  const [setOpen, byPress] = useOpenByPress(changeOpen);
  const trigger = useRef<HTMLButtonElement>(null);
  /** The key that opened the list, which it is to hear once it has the focus. */
  const opener = useRef<string | null>(null);
  const leaves = useRef(false);
  const walkByLetters = useWalkByLetters();

  const openByKey = (event: KeyboardEvent) => {
    byPress.current = false;
    const isLetter = event.key.length === 1 && event.key !== ' ';
    const isModified = event.ctrlKey || event.altKey || event.metaKey;
    if (readOnly || isModified || !(isLetter || event.key === 'Home' || event.key === 'End')) return;
    event.preventDefault();
    opener.current = event.key;
    setOpen(true);
  };
  const passOn = (event: FocusEvent) => {
    if (opener.current === null) return;
    press(event.target, opener.current);
    opener.current = null;
  };
  const walkAtOnce = (event: KeyboardEvent<HTMLDivElement>) => {
    const options = optionsIn(event.currentTarget);
    if (walkByKey(event, options, vertical, false) || walkByLetters(event, options)) event.stopPropagation();
  };
  const moveByKey = keyHandler<HTMLDivElement>((event) => {
    if (event.altKey && event.key === 'ArrowUp' && event.target instanceof Element) {
      event.preventDefault();
      press(event.target, 'Enter');
    }
    if (event.key !== 'PageUp' && event.key !== 'PageDown') return;
    event.preventDefault();
    const options = optionsIn(event.currentTarget);
    const marked = event.target instanceof HTMLElement ? options.indexOf(event.target) : -1;
    const next = event.key === 'PageUp' ? Math.max(marked - page, 0) : marked + page;
    (options[next] ?? options.at(-1))?.focus();
  });
  const leaveByTab = keyHandler((event) => {
    if (event.key !== 'Tab') return;
    // The list keeps Tab to itself; this goes past it, so that the browser moves on from the field once it has the focus.
    event.stopPropagation();
    leaves.current = true;
    closeAtOnce(event.currentTarget.closest('[role="listbox"]'));
    flushSync(() => press(event.target, 'Enter'));
    trigger.current?.focus();
  });
  const stayAway = (event: Event) => {
    if (leaves.current) event.preventDefault();
    leaves.current = false;
  };

  return {
    trigger,
    openByPress: () => {
      byPress.current = true;
    },
    root: { open: open && !readOnly, onOpenChange: setOpen },
    openByKey,
    content: {
      onFocus: passOn,
      onKeyDownCapture: walkAtOnce,
      onKeyDown: moveByKey,
      onCloseAutoFocus: stayAway,
    },
    item: { onKeyDown: leaveByTab },
  };
}

function optionsIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role="option"]:not([data-disabled])')];
}

function press(target: EventTarget, key: string): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
