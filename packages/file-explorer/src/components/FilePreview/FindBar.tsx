'use client';
import { IconButton, isComposing, SearchField, useEscapeFirst, useNumber } from '@linework/design-system';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ExplorerMessages } from '../../messages';
import type { PreviewView } from '../../ports/PreviewPlugin';
import * as styles from './FilePreview.css';

interface FindBarProps {
  view: PreviewView;
  text: ExplorerMessages;
  onClose: () => void;
}

/** Somebody who types is not searched for at each letter, ms. */
const REST_MS = 150;

/** Looks for a text in the file: Enter goes to the next place, Shift+Enter to the one before, Escape empties the field, then ends it. */
export function FindBar({ view, text, onClose }: FindBarProps) {
  const { matches } = useSyncExternalStore(view.subscribe, view.getState, view.getState);
  const written = useNumber();
  const [wanted, setWanted] = useState('');
  // What is drawn is the plugin's.
  useEffect(() => {
    const timer = setTimeout(() => view.find?.(wanted), REST_MS);
    return () => clearTimeout(timer);
  }, [view, wanted]);
  useEffect(() => () => view.find?.(''), [view]);
  const bar = useRef<HTMLElement>(null);
  // The field, which is asked first, has emptied itself.
  useEscapeFirst(bar, () => {
    onClose();
    return true;
  });

  const go = (step: 1 | -1) => view.goToMatch?.(step);
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    go(event.shiftKey ? -1 : 1);
    event.preventDefault();
    // Not for the dialog around it.
    event.stopPropagation();
  };
  const count =
    matches && (matches.isCapped ? text.moreThan(written(matches.count)) : written(matches.count));
  const isNone = matches?.count === 0;
  return (
    <search ref={bar} className={styles.findBar} onKeyDown={handleKey}>
      <div className={styles.findField}>
        <SearchField
          autoFocus
          label={text.findInFile}
          hideLabel
          placeholder={text.findInFile}
          maxLength={200}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <output className={styles.found}>
        {matches &&
          (isNone
            ? matches.isSearching
              ? text.searching
              : text.notFound
            : text.matchOf(written(matches.current), count ?? ''))}
      </output>
      <IconButton
        size="small"
        label={text.previousMatch}
        icon={<ChevronUp />}
        disabled={!matches?.count}
        onClick={() => go(-1)}
      />
      <IconButton
        size="small"
        label={text.nextMatch}
        icon={<ChevronDown />}
        disabled={!matches?.count}
        onClick={() => go(1)}
      />
      <IconButton size="small" label={text.closeSearch} icon={<X />} onClick={onClose} />
    </search>
  );
}
