import {
  type AriaAttributes,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { isComposing } from '../../shortcuts/isComposing';
import { openAnother } from '../rowPress';

export interface SearchOption {
  /** Unique over all groups. */
  id: string;
  title: string;
  /** A muted second line: what tells it from others of that name. */
  detail?: string;
  icon?: ReactNode;
  /** At the end, muted: 'Project'. */
  hint?: ReactNode;
  /** Keys that do the same anywhere on the page, as `useShortcut` takes them: 'mod+n'. Here they are only shown. */
  shortcut?: string;
  /** Listed and not to be taken. */
  disabled?: boolean;
  /** Where it leads, if that has an address: with Ctrl or ⌘, a press of it and Enter open that in another tab. */
  href?: string;
  /** Is what holds now: the theme in use. */
  checked?: boolean;
}

export interface SearchGroup<Option extends SearchOption = SearchOption> {
  label: string;
  options: readonly Option[];
  /** How many were found in all, where that is more than are listed. */
  total?: number;
  /** Counting stopped at `total`. */
  totalIsCapped?: boolean;
}

interface MarkedOptions<Option extends SearchOption> {
  groups: readonly SearchGroup<Option>[];
  open: boolean;
  /** These are the options of the text before: Enter takes none of them that nobody walked to, and waits for what is coming. */
  coming?: boolean;
  onTake: (option: Option) => void;
}

interface MarkedOption {
  inputProps: Pick<HTMLAttributes<HTMLInputElement>, 'role' | 'onKeyDown'> & AriaAttributes;
  listProps: { id: string; marked: string | null; onMark: (id: string) => void };
  /** Marks the first one again: after a letter, on another page. */
  reset: () => void;
}

/**
 * The combobox keys of the ARIA practices over options in groups: arrows walk and wrap, PageUp and PageDown jump, Enter takes.
 * The first hit is marked from the start, so that typing and Enter is enough.
 */
export function useMarkedOption<Option extends SearchOption>({
  groups,
  open,
  coming = false,
  onTake,
}: MarkedOptions<Option>): MarkedOption {
  const listId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options).filter((option) => !option.disabled);
  const at = Math.max(
    0,
    options.findIndex((option) => option.id === chosen),
  );
  const marked = options[at] ?? null;
  const walkedTo = marked !== null && marked.id === chosen;
  const [waiting, setWaiting] = useState<Taking | null>(null);
  if (waiting && !open) setWaiting(null);
  // What is waited for comes from elsewhere.
  useEffect(() => {
    if (!waiting || coming || !open) return;
    setWaiting(null);
    if (marked) take(marked, waiting, onTake);
  }, [waiting, coming, open, marked, onTake]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!open || isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const taking = event.ctrlKey || event.metaKey ? 'inAnotherTab' : 'here';
      if (coming && !walkedTo) setWaiting(taking);
      else if (marked) take(marked, taking, onTake);
      return;
    }
    const target = targetOf(event.key, at, options.length);
    if (target === null) return;
    event.preventDefault();
    setWaiting(null);
    setChosen(options[target]?.id ?? null);
  };

  return {
    inputProps: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': open && marked ? optionId(listId, marked.id) : undefined,
      onKeyDown,
    },
    listProps: { id: listId, marked: marked?.id ?? null, onMark: setChosen },
    reset: () => {
      setChosen(null);
      setWaiting(null);
    },
  };
}

type Taking = 'here' | 'inAnotherTab';

function take<Option extends SearchOption>(option: Option, taking: Taking, onTake: (option: Option) => void) {
  if (taking === 'inAnotherTab' && option.href !== undefined) openAnother(option.href);
  else onTake(option);
}

/** The DOM id by which the box points at an option. */
export function optionId(listId: string, id: string): string {
  return `${listId}-${id}`;
}

function targetOf(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'PageDown') return count - 1;
  return key === 'PageUp' ? 0 : null;
}
