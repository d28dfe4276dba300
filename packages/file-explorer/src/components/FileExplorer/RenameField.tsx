'use client';
import { isComposing } from '@linework/design-system';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { stemLength } from '../../core/fileKind';
import { useExplorerContext } from '../../explorer/ExplorerContext';
import type { Renaming } from '../../explorer/useExplorer';
import * as styles from './EntryGrid.css';

interface RenameFieldProps {
  renaming: Renaming;
}

/**
 * A file's name, being changed where it stands. Enter and leaving it commit, an empty name is ignored, Escape cancels, Tab commits and goes
 * on to the next file.
 */
export function RenameField({ renaming: { file, typed, problem } }: RenameFieldProps) {
  const { explorer } = useExplorerContext();
  const { text, selection, entries } = explorer;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(typed.text);
  /** Committed or cancelled: the blur that follows is no second one. */
  const isOver = useRef(false);

  // The focus is the browser's.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    isOver.current = false;
    field.focus();
    field.setSelectionRange(...(typed.selected ?? [0, stemLength(typed.text)]));
    return () => {
      typed.selected = [field.selectionStart, field.selectionEnd];
    };
  }, [typed]);

  const commit = async () => {
    if (isOver.current) return;
    isOver.current = true;
    const name = value.trim();
    explorer.stopRenaming();
    if (name === '' || name === file.name) return;
    try {
      await explorer.changes.rename(file, name);
    } catch (reason) {
      explorer.startRenaming(file, value, reason instanceof Error ? reason.message : String(reason));
    }
  };
  const neighbour = (step: -1 | 1) => {
    const position = selection.focus + step;
    const next = position < 0 || position >= entries.count ? undefined : entries.at(position);
    if (next?.kind !== 'file') return explorer.focusGrid();
    selection.selectOnly(position);
    explorer.startRenaming(next.file);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (isComposing(event) || !['Enter', 'Escape', 'Tab'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Escape') {
      isOver.current = true;
      explorer.stopRenaming();
    } else void commit();
    if (event.key === 'Tab') neighbour(event.shiftKey ? -1 : 1);
    else explorer.focusGrid();
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    event.stopPropagation();
    void commit();
  };

  return (
    <span className={styles.renaming}>
      <input
        ref={input}
        aria-label={text.renameLabel(file.name)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        maxLength={255}
        spellCheck={false}
        autoComplete="off"
        value={value}
        className={styles.renameInput}
        onChange={(event) => {
          typed.text = event.target.value;
          setValue(event.target.value);
        }}
        onKeyDown={handleKey}
        onBlur={handleBlur}
      />
      {problem && (
        <span id={`${id}-problem`} role="alert" className={styles.renameProblem}>
          {problem}
        </span>
      )}
    </span>
  );
}
