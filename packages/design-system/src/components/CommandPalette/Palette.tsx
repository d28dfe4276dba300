import { ArrowLeft, ChevronRight, RotateCw, Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { plainText } from '../../locale/plainText';
import { useMessages } from '../../locale/useMessages';
import { useShortcutText } from '../../shortcuts';
import { escapeHandler } from '../../shortcuts/escapeHandler';
import { isComposing } from '../../shortcuts/isComposing';
import { classNames } from '../classNames';
import * as dialog from '../Dialog/Dialog.css';
import { IconButton } from '../IconButton';
import { Kbd } from '../Kbd';
import { SearchResults, type SearchResultsProps } from '../SearchBox/SearchResults';
import { useMarkedOption } from '../SearchBox/useMarkedOption';
import { Spinner } from '../Spinner';
import { useControllable } from '../useControllable';
import { useLoaded } from '../useLoaded';
import { VisuallyHidden } from '../VisuallyHidden';
import * as styles from './CommandPalette.css';
import type { Command, CommandGroup, CommandPage } from './command';
import { filterCommands } from './filterCommands';
import { commandPaletteMessages } from './messages';

interface PaletteProps {
  /** False on its way out. */
  open: boolean;
  /** The first page. */
  home: CommandPage;
  filter: boolean;
  value: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
  recent: readonly string[];
  onTake: (command: Command) => void;
  onClose: () => void;
  results: Pick<
    SearchResultsProps,
    'loading' | 'failure' | 'emptyMessage' | 'notice' | 'loadingMessage' | 'resultsMessage'
  >;
  footer: ReactNode;
  content: ComponentPropsWithRef<typeof Dialog.Content>;
}

/** The dialog and what is in it: lives as long as that is open, so it begins at the first page each time. */
export function Palette({
  open,
  home,
  filter,
  value,
  onValueChange,
  recent,
  onTake,
  onClose,
  results,
  footer,
  content: { className, ...content },
}: PaletteProps) {
  const words = useMessages('CommandPalette', commandPaletteMessages);
  const keys = useShortcutText();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useControllable(value, '', onValueChange);
  const [behind, setBehind] = useState<readonly CommandPage[]>([]);
  const page = behind.at(-1) ?? home;
  const isHome = page === home;

  const loaded = useLoaded({ from: page.id, load: page.load, text: typed.trim() });
  const found =
    filter || !isHome ? sifted(page.groups ?? [], typed, results.notice === undefined) : (page.groups ?? []);
  const retry: CommandGroup = {
    label: words.failed,
    options: [{ id: retryId, title: words.retry, icon: <RotateCw /> }],
  };
  const groups = [
    ...(isHome && typed.trim() === '' ? recentFirst(found, recent, words.recent) : found),
    ...(loaded.result ?? []),
    ...(loaded.failed ? [retry] : []),
  ].map(withChevrons);
  const loading = loaded.loading || (isHome && results.loading === true);
  // Before anything is typed into a mere search there is nothing to say about results.
  const asked = typed.trim() !== '' || groups.length > 0 || page.load !== undefined;

  const turnTo = (pages: readonly CommandPage[]) => {
    setBehind(pages);
    setTyped('');
    marked.reset();
    input.current?.focus();
  };
  const back = () => turnTo(behind.slice(0, -1));
  const leave = () => (isHome ? onClose() : back());
  const take = (command: Command) => {
    if (command.id === retryId) loaded.retry();
    else if (command.page) turnTo([...behind, command.page]);
    else onTake(command);
  };
  const marked = useMarkedOption({
    groups,
    open: open && asked,
    coming: isHome && results.loading,
    onTake: take,
  });

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Tab too belongs to an input method; the sheet around would move the focus by it.
    if (isComposing(event)) event.stopPropagation();
    else if (!isHome && event.key === 'Backspace' && typed === '' && !event.repeat) {
      event.preventDefault();
      back();
    } else if (event.key === 'Escape' && !event.defaultPrevented) {
      // Pressed before the dialog around listens, which it does some frames after the focus has come.
      event.preventDefault();
      leave();
    } else marked.inputProps.onKeyDown?.(event);
  };

  return (
    <Dialog.Content
      data-component="CommandPalette"
      aria-describedby={undefined}
      className={classNames(dialog.root, styles.root, className)}
      onEscapeKeyDown={escapeHandler((event) => {
        event.preventDefault();
        leave();
      })}
      {...content}
    >
      <VisuallyHidden>
        <Dialog.Title>{home.title}</Dialog.Title>
      </VisuallyHidden>
      <div className={classNames(styles.field, !isHome && styles.onPage)}>
        {isHome ? (
          <Search className={styles.icon} aria-hidden />
        ) : (
          <>
            <IconButton
              label={words.back}
              icon={<ArrowLeft className={styles.chevron} />}
              tooltip={false}
              size="small"
              onClick={back}
            />
            <span className={styles.crumb} aria-hidden="true">
              {page.title}
            </span>
          </>
        )}
        <input
          ref={input}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          {...marked.inputProps}
          aria-label={page.title}
          placeholder={page.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            marked.reset();
          }}
          onKeyDown={handleKey}
          className={styles.input}
        />
        {loading && <Spinner size="small" label="" />}
        <span className={styles.fingersOnly}>
          <IconButton label={words.close} icon={<X />} tooltip={false} onClick={onClose} />
        </span>
      </div>
      <div className={styles.body}>
        {asked && (
          <SearchResults
            {...(isHome ? results : {})}
            {...marked.listProps}
            label={page.title}
            groups={groups}
            loading={loading}
            onTake={take}
          />
        )}
      </div>
      <div className={classNames(styles.foot, styles.keysOnly)}>
        {footer}
        <span className={classNames(styles.key, styles.last)} aria-hidden="true">
          <Kbd>{keys('ArrowUp')}</Kbd>
          <Kbd>{keys('ArrowDown')}</Kbd>
          <span>{words.move}</span>
        </span>
        <span className={styles.key} aria-hidden="true">
          <Kbd>{keys('enter')}</Kbd>
          <span>{words.take}</span>
        </span>
        <span className={styles.key} aria-hidden="true">
          <Kbd>{keys('escape')}</Kbd>
          <span>{isHome ? words.close : words.back}</span>
        </span>
      </div>
    </Dialog.Content>
  );
}

/**
 * The commands that what is typed finds, around what is its answer already.
 *
 * @param ofTyped false where that is the answer to other words: then every command that the typed ones find is nearer
 */
function sifted(groups: readonly CommandGroup[], typed: string, ofTyped: boolean): readonly CommandGroup[] {
  const commands = filterCommands(
    groups.filter(({ isAnswer }) => !isAnswer),
    typed,
  );
  const answers = groups.filter(({ isAnswer, options }) => isAnswer && options.length > 0);
  if (answers.length === 0 || typed.trim() === '') return [...answers, ...commands];
  const begins = ({ options }: CommandGroup) =>
    !ofTyped || plainText(options[0]?.title ?? '').startsWith(plainText(typed.trim()));
  return [...commands.filter(begins), ...answers, ...commands.filter((group) => !begins(group))];
}

const retryId = '\u0000retry';

/** The recent ones as a group of their own, and only there: an option is in the list once. */
function recentFirst(
  groups: readonly CommandGroup[],
  recent: readonly string[],
  label: string,
): readonly CommandGroup[] {
  const all = groups.flatMap((group) => group.options);
  const lately = recent.flatMap((id) => all.find((command) => command.id === id) ?? []);
  if (lately.length === 0) return groups;
  const rest = groups.map((group) => ({
    ...group,
    options: group.options.filter((command) => !lately.includes(command)),
  }));
  return [{ label, options: lately }, ...rest.filter((group) => group.options.length > 0)];
}

/** A command that opens a page says so at its end. */
function withChevrons(group: CommandGroup): CommandGroup {
  return {
    ...group,
    options: group.options.map((command) =>
      command.page && command.hint === undefined
        ? { ...command, hint: <ChevronRight className={styles.chevron} aria-hidden /> }
        : command,
    ),
  };
}
