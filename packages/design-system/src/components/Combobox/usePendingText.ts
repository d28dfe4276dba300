import { useState } from 'react';
import type { ComboboxOption, OptionValue } from './ComboboxOption';
import { isNamed } from './useOptions';

/** How an app keeps text that was typed into a list's field and not chosen: in a draft, as a reason to ask before leaving. */
export interface PendingTextProps {
  /** Text that the field starts with, typed earlier and not chosen. */
  defaultPendingText?: string;
  /** Told what is typed and not chosen; '' once it is chosen, emptied or taken back. */
  onPendingTextChange?: (text: string) => void;
  /** Said of text that was left without being chosen. */
  notChosenMessage?: (typed: string) => string;
}

/** What is typed into the field of a list and not chosen. */
export function usePendingText<Value extends OptionValue>({
  defaultPendingText = '',
  onPendingTextChange,
}: PendingTextProps) {
  const [typed, keepTyped] = useState<string | null>(defaultPendingText || null);
  const [isLeft, setLeft] = useState(typed !== null);
  const setTyped = (next: string | null) => {
    keepTyped(next);
    setLeft(false);
    if ((next ?? '') !== (typed ?? '')) onPendingTextChange?.(next ?? '');
  };
  return {
    /** Null where the field shows what is chosen. */
    typed,
    setTyped,
    /** The text that was left, to be said that nothing is chosen by it. */
    left: isLeft && typed !== null ? excerpt(typed) : null,
    /** Takes the one option that is named in full; other text stays. */
    leave: (options: readonly ComboboxOption<Value>[], take: (option: ComboboxOption<Value>) => void) => {
      if (typed === null) return;
      const [named, ...more] = options.filter((option) => !option.disabled && isNamed(option, typed));
      if (typed.trim() === '') setTyped(null);
      else if (named && more.length === 0) take(named);
      else setLeft(true);
    },
  };
}

/** Enough to know it again by. */
function excerpt(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
}

const LONGEST = 60;
