'use client';
import { Dialog } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '../../locale/useMessages';
import * as dialog from '../Dialog/Dialog.css';
import type { SearchResultsProps } from '../SearchBox/SearchResults';
import { useControllable } from '../useControllable';
import type { Load } from '../useLoaded';
import { useReturnFocus } from '../useReturnFocus';
import { useScopeTheme } from '../useScopeTheme';
import { withRef } from '../withRef';
import type { Command, CommandGroup } from './command';
import { commandPaletteMessages } from './messages';
import { Palette } from './Palette';

export interface CommandPaletteProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'children' | 'title'>,
    Pick<
      SearchResultsProps,
      'loading' | 'failure' | 'emptyMessage' | 'notice' | 'loadingMessage' | 'resultsMessage'
    > {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its accessible name. */
  label?: string;
  placeholder?: string;
  /** What can be done, found by what is typed. */
  groups: readonly CommandGroup[];
  /** False where `groups` are the answer to what is typed already: nothing is sifted here. */
  filter?: boolean;
  /** What a server finds; listed after the groups, as it comes. Asked after a pause in typing; a newer text aborts. */
  load?: Load<readonly CommandGroup[]>;
  /** What is typed, where the owner keeps it; else it is forgotten when the palette closes. */
  value?: string;
  onValueChange?: (value: string) => void;
  /** Ids of commands taken lately, newest first: listed first while nothing is typed. Kept here unless the owner does. */
  recent?: readonly string[];
  onRecentChange?: (recent: readonly string[]) => void;
  /** Any command was taken, after its own `onSelect`. */
  onSelect?: (command: Command) => void;
  /** More at the foot, before the keys. */
  footer?: ReactNode;
}

/**
 * Everything that can be done, by typing a few letters: go somewhere, make something, switch the theme, find a thing. Open it by
 * Ctrl K or ⌘K with `useShortcut`, and by a button in sight.
 *
 * Not as the only way, for it is a second one for who knows what they want; nor for choosing a field's value (`Combobox`)
 * nor for the few things to do with one thing (`Menu`).
 *
 * Keyboard: arrows walk and wrap, PageUp and PageDown jump to the ends, Enter takes, Escape goes one page back and closes on
 * the first, as Backspace does where nothing is typed.
 *
 * @example
 * const [open, setOpen] = useState(false);
 * useShortcut('mod+k', () => setOpen((was) => !was), { everywhere: true });
 *
 * <CommandPalette
 *   open={open}
 *   onOpenChange={setOpen}
 *   groups={[{ label: 'Create', options: [{ id: 'new-task', title: 'New task', icon: <Plus />, shortcut: 'n', onSelect: newTask }] }]}
 *   load={search}
 * />
 */
export const CommandPalette = withRef(function CommandPalette({
  open,
  onOpenChange,
  label,
  placeholder,
  groups,
  filter = true,
  load,
  value,
  onValueChange,
  recent: recentProp,
  onRecentChange,
  onSelect,
  loading,
  failure,
  emptyMessage,
  notice,
  loadingMessage,
  resultsMessage,
  footer,
  className,
  ...rest
}: CommandPaletteProps) {
  const text = useMessages('CommandPalette', commandPaletteMessages);
  const scope = useScopeTheme();
  const returnFocus = useReturnFocus();
  const [recent, setRecent] = useControllable<readonly string[]>(recentProp, [], onRecentChange);
  const title = label ?? text.name;
  const take = (command: Command) => {
    onOpenChange(false);
    setRecent([command.id, ...recent.filter((id) => id !== command.id)].slice(0, mostRecent));
    command.onSelect?.();
    onSelect?.(command);
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} {...scope}>
          <Palette
            home={{ id: '', title, placeholder: placeholder ?? text.placeholder, groups, load }}
            onTake={take}
            onClose={() => onOpenChange(false)}
            results={{ loading, failure, emptyMessage, notice, loadingMessage, resultsMessage }}
            {...{ open, filter, value, onValueChange, recent, footer }}
            content={{ className, ...returnFocus, ...rest }}
          />
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
});

/** More than these nobody scans. */
const mostRecent = 5;
