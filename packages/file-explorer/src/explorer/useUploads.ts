'use client';
import { sizeLimit, useLocale, useNumber } from '@linework/design-system';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { checkUploads } from '../core/checkUploads';
import { suggestedOutcome, type UploadOutcome } from '../core/uploadOutcome';
import { createUploadQueue, type UploadItem, type UploadQueue } from '../core/uploadQueue';
import type { ExplorerMessages } from '../messages';
import type { FileEntry, FileProvider, RevisedFile } from '../ports/FileProvider';

export interface UploadError {
  readonly id: number;
  readonly message: string;
  /** Of an upload that failed: the item's id in the queue. */
  readonly upload?: string;
}

export interface Uploads {
  /** Whether files can be put in here at all. */
  readonly areTaken: boolean;
  /** Null where the provider takes none. */
  readonly queue: UploadQueue | null;
  readonly items: readonly UploadItem[];
  readonly errors: readonly UploadError[];
  /** Files that were chosen, and wait for a folder and a description; null for none. */
  readonly chosen: ChosenFiles | null;
  /**
   * Checks what was dropped or chosen; the good ones wait for `start`, the others are told.
   * @param folder where the drop was
   * @param revised what the one file is to be the next revision of
   */
  readonly choose: (files: readonly File[], folder: string, revised?: FileEntry) => void;
  /** Changes where the chosen ones go, or takes one off. */
  readonly change: (values: Partial<ChosenFiles>) => void;
  readonly start: () => void;
  readonly cancelChosen: () => void;
  /** Tries one again that failed; what was told of it is over. */
  readonly retry: (id: string) => void;
  readonly addError: (message: string) => void;
  readonly dismissErrors: () => void;
  /** Whether the dialog is open: before the upload and, unless it is sent to the background, until its end. */
  readonly isDialogOpen: boolean;
  readonly sendToBackground: () => void;
}

export interface ChosenFiles {
  readonly files: readonly File[];
  readonly folder: string;
  readonly description: string;
  /** What the one file is to be the next revision of, where the person chose that. */
  readonly revises: FileEntry | undefined;
  /** Those that are there already, and what. */
  readonly revisable: ReadonlyMap<File, RevisedFile>;
  /** What the person wants of these; what is suggested, where they chose nothing. */
  readonly outcomes: ReadonlyMap<File, UploadOutcome>;
  /** How many are being looked for. */
  readonly finding: number;
}

const notFound: Pick<ChosenFiles, 'revisable' | 'finding'> = { revisable: new Map(), finding: 0 };
const noneChosen = { ...notFound, description: '', outcomes: new Map() };

interface UploadsOptions {
  provider: FileProvider;
  onFilesChosen: ((files: readonly File[], folder: string) => void) | undefined;
  text: ExplorerMessages;
  onStored: (file: FileEntry) => void;
  onAllDone: (words: string) => void;
}

/** How long a finished upload is to be seen, ms. */
const DONE_MS = 1_000;

export function useUploads({ provider, onFilesChosen, text, onStored, onAllDone }: UploadsOptions): Uploads {
  const { locale } = useLocale();
  const written = useNumber();
  const [errors, setErrors] = useState<readonly UploadError[]>([]);
  const [chosen, setChosen] = useState<ChosenFiles | null>(null);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const nextId = useRef(0);
  const addErrors = (messages: readonly string[], upload?: string) =>
    setErrors((before) => [
      ...before,
      ...messages.map((message) => ({ id: nextId.current++, message, ...(upload && { upload }) })),
    ]);

  const isChoosing = chosen !== null;
  const handlers = useRef({ onStored, addErrors, isChoosing });
  useEffect(() => {
    handlers.current = { onStored, addErrors, isChoosing };
  });
  const [queue] = useState(() =>
    provider.upload
      ? createUploadQueue({
          upload: (request) => (provider.upload as NonNullable<typeof provider.upload>)(request),
          onStored: (file) => handlers.current.onStored(file),
          onFailed: ({ id, name, problem }) =>
            problem !== null &&
            handlers.current.addErrors([problem.startsWith(name) ? problem : `${name}: ${problem}`], id),
        })
      : null,
  );
  const items = useSyncExternalStore(
    queue?.subscribe ?? never,
    queue?.getItems ?? noItems,
    queue?.getItems ?? noItems,
  );

  // Once all is done it is shown for a second, and then it goes.
  const isAllDone = items.length > 0 && items.every(({ state }) => state === 'done');
  const announce = useRef(onAllDone);
  useEffect(() => {
    announce.current = onAllDone;
  });
  const doneCount = items.length;
  useEffect(() => {
    if (!isAllDone) return undefined;
    announce.current(text.uploaded(doneCount, written(doneCount)));
    const timer = setTimeout(() => {
      queue?.clearDone();
      if (!handlers.current.isChoosing) setDialogOpen(false);
    }, DONE_MS);
    return () => clearTimeout(timer);
  }, [isAllDone, doneCount, queue, text, written]);

  const { uploadRules = {} } = provider;
  /** Looking for the chosen ones; where they go decides what is there already. */
  const search = useRef(new AbortController());
  const findRevised = async (files: readonly File[], folder: string, revises: FileEntry | undefined) => {
    if (!provider.findRevised) return;
    const { signal } = search.current;
    const note = (more: number, found: readonly (RevisedFile | null)[] = []) =>
      setChosen((before) => {
        if (!before || signal.aborted) return before;
        const revisable = new Map(before.revisable);
        for (const [at, file] of files.entries()) {
          const one = found[at];
          if (one) revisable.set(file, one);
        }
        return { ...before, finding: before.finding + more, revisable };
      });
    note(1);
    try {
      note(-1, await provider.findRevised(files, signal, { folder, ...(revises && { chosen: revises }) }));
    } catch (reason) {
      if (signal.aborted) return;
      note(-1);
      addErrors([reason instanceof Error ? reason.message : String(reason)]);
    }
  };
  const stopFinding = () => {
    search.current.abort();
    search.current = new AbortController();
  };
  return {
    areTaken: queue !== null || onFilesChosen !== undefined,
    queue,
    items,
    errors,
    chosen,
    choose: (files, folder, revised) => {
      if (onFilesChosen) return onFilesChosen(files, folder);
      const { accepted, refused } = checkUploads(files, uploadRules);
      const limit = sizeLimit(uploadRules.maxSize ?? 0, locale);
      addErrors(
        refused.map(
          ({ name, reason, problem }) =>
            problem ?? (reason === 'size' ? text.tooLarge(name, limit) : text.wrongType(name)),
        ),
      );
      if (accepted.length === 0) return;
      const all = [...(chosen?.files ?? []), ...accepted];
      setChosen((before) => ({
        ...(before ?? noneChosen),
        ...notFound,
        files: all,
        folder,
        revises: revised,
      }));
      setDialogOpen(true);
      // Of two that are there once, one is its revision: they are looked for together.
      stopFinding();
      void findRevised(all, folder, revised);
    },
    change: (values) => {
      const { folder = chosen?.folder } = values;
      const isMoved = chosen !== null && folder !== chosen.folder && !chosen.revises;
      if (isMoved) stopFinding();
      setChosen((before) => before && { ...before, ...values, ...(isMoved && notFound) });
      if (isMoved && folder !== undefined) void findRevised(chosen.files, folder, undefined);
    },
    start: () => {
      if (!chosen) return;
      const revised = [...chosen.revisable].filter(([file]) => outcomeOf(file, chosen) === 'revision');
      const files = chosen.files.filter((file) => outcomeOf(file, chosen) !== 'skip');
      queue?.add(files, chosen.folder, chosen.description.trim(), new Map(revised));
      setChosen(null);
    },
    cancelChosen: () => {
      stopFinding();
      setChosen(null);
      setDialogOpen(false);
    },
    retry: (id) => {
      setErrors((before) => before.filter(({ upload }) => upload !== id));
      queue?.retry(id);
    },
    addError: (message) => addErrors([message]),
    dismissErrors: () => setErrors([]),
    isDialogOpen,
    sendToBackground: () => setDialogOpen(false),
  };
}

/** What becomes of a chosen file. */
export function outcomeOf(file: File, { revisable, outcomes, folder }: ChosenFiles): UploadOutcome {
  const revised = revisable.get(file);
  return revised ? (outcomes.get(file) ?? suggestedOutcome(revised, folder)) : 'new';
}

const none: readonly UploadItem[] = [];
const noItems = () => none;
const never = () => () => undefined;
