import { FileProblem } from '../ports/FileProblem';
import type { FileEntry, FileProvider, RevisedFile, Upload } from '../ports/FileProvider';

export type UploadState = 'queued' | 'sending' | 'waiting' | 'checking' | 'paused' | 'done' | 'failed';

export interface UploadItem {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Id of the folder it goes to. */
  readonly folder: string;
  readonly description: string;
  /** The file that it is to be the next revision of. */
  readonly revises?: RevisedFile | undefined;
  readonly state: UploadState;
  /** What it is called in the store; null until it is there. */
  readonly storedName: string | null;
  /** Bytes. */
  readonly sent: number;
  /** Bytes per second; null while unknown. */
  readonly speed: number | null;
  readonly canPause: boolean;
  /** What went wrong, in a sentence; null unless it failed. */
  readonly problem: string | null;
  readonly retryable: boolean;
}

export interface UploadQueue {
  readonly getItems: () => readonly UploadItem[];
  readonly subscribe: (onChange: () => void) => () => void;
  /** @param revised those that are to be the next revision of a file */
  readonly add: (
    files: readonly File[],
    folder: string,
    description: string,
    revised?: ReadonlyMap<File, RevisedFile>,
  ) => void;
  readonly pause: (id: string) => void;
  readonly resume: (id: string) => void;
  readonly retry: (id: string) => void;
  /** Stops it, if it is under way, and takes it off the list. */
  readonly remove: (id: string) => void;
  readonly pauseAll: () => void;
  readonly resumeAll: () => void;
  /** Takes those that are done off the list. */
  readonly clearDone: () => void;
}

interface Entry {
  item: UploadItem;
  readonly content: Blob;
  upload: Upload | null;
  /** Counts the tries: what an earlier one still tells is not listened to. */
  attempt: number;
  /** When and at how many bytes the speed was measured last. */
  measured: { at: number; sent: number };
}

interface UploadQueueOptions {
  upload: NonNullable<FileProvider['upload']>;
  /** Called for each file that is stored. */
  onStored: (file: FileEntry) => void;
  /** Called for each that is not, but for those that were taken off the list. */
  onFailed: (item: UploadItem) => void;
  /** How many are sent at a time. Default 3. */
  atOnce?: number;
  newId?: () => string;
  /** Milliseconds. */
  now?: () => number;
}

/** A speed is measured over at least this long, ms. */
const MEASURE_MS = 500;

/** Uploads one after the other, a few at a time. What fails does not stop the others. */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const { atOnce = 3, newId = () => crypto.randomUUID(), now = () => performance.now() } = options;
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let items: readonly UploadItem[] = [];

  return {
    getItems: () => items,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    add: (files, folder, description, revised) => {
      for (const file of files) {
        const { name, size } = file;
        const revises = revised?.get(file);
        const item: UploadItem = { ...fresh, id: newId(), name, size, folder, description, revises };
        entries.set(item.id, { item, content: file, upload: null, attempt: 0, measured: { at: 0, sent: 0 } });
      }
      publish();
      startNext();
    },
    pause,
    resume,
    retry: (id) => {
      const entry = entries.get(id);
      if (entry?.item.state !== 'failed') return;
      entry.upload = null;
      change(id, fresh);
      startNext();
    },
    remove: (id) => {
      const entry = entries.get(id);
      entries.delete(id);
      entry?.upload?.abort();
      publish();
      startNext();
    },
    pauseAll: () => {
      for (const { id } of items) pause(id);
    },
    resumeAll: () => {
      for (const { id } of items) resume(id);
    },
    clearDone: () => {
      for (const { id, state } of items) if (state === 'done') entries.delete(id);
      publish();
    },
  };

  function pause(id: string): void {
    const entry = entries.get(id);
    if (!entry) return;
    const { state, canPause } = entry.item;
    if (state === 'queued') change(id, { state: 'paused' });
    if (!canPause || (state !== 'sending' && state !== 'waiting')) return;
    entry.upload?.pause?.();
    change(id, { state: 'paused', speed: null });
    startNext();
  }

  function resume(id: string): void {
    const entry = entries.get(id);
    if (entry?.item.state !== 'paused') return;
    if (!entry.upload) {
      change(id, { state: 'queued' });
      startNext();
      return;
    }
    entry.measured = { at: now(), sent: entry.item.sent };
    change(id, { state: 'sending' });
    entry.upload.resume?.();
  }

  function startNext(): void {
    let room = atOnce - items.filter(({ state }) => isRunning(state)).length;
    for (const [id, { item }] of entries) {
      if (room <= 0) return;
      if (item.state !== 'queued') continue;
      room -= 1;
      start(id);
    }
  }

  function start(id: string): void {
    const entry = entries.get(id);
    if (!entry) return;
    const { name, folder, description, revises } = entry.item;
    entry.measured = { at: now(), sent: 0 };
    entry.attempt += 1;
    const { attempt } = entry;
    // Taken off the list, or tried again meanwhile.
    const isCurrent = () => entries.get(id) === entry && entry.attempt === attempt;
    change(id, { state: 'sending', sent: 0 });
    const upload = options.upload({
      ...{ id, content: entry.content, name, folder, description, ...(revises && { revises }) },
      onProgress: (sent) => {
        if (isCurrent()) progress(id, sent);
      },
      onStateChange: (state) => {
        if (isCurrent() && isRunning(entry.item.state)) change(id, { state });
      },
    });
    entry.upload = upload;
    change(id, { canPause: upload.pause !== undefined && upload.resume !== undefined });
    upload.result.then(
      (file) => {
        if (!isCurrent()) return;
        change(id, { state: 'done', sent: entry.item.size, speed: null, storedName: file.name });
        options.onStored(file);
        startNext();
      },
      (reason: unknown) => {
        if (!isCurrent()) return;
        const problem = reason instanceof Error ? reason.message : String(reason);
        const retryable = reason instanceof FileProblem ? reason.retryable : true;
        change(id, { state: 'failed', problem, retryable, speed: null });
        options.onFailed(entry.item);
        startNext();
      },
    );
  }

  function progress(id: string, sent: number): void {
    const entry = entries.get(id);
    if (!entry) return;
    const { at, sent: before } = entry.measured;
    const elapsed = now() - at;
    const measures = elapsed >= MEASURE_MS;
    const speed = measures ? Math.max(0, ((sent - before) / elapsed) * 1000) : entry.item.speed;
    if (measures) entry.measured = { at: now(), sent };
    change(id, { sent, speed });
  }

  function change(id: string, values: Partial<UploadItem>): void {
    const entry = entries.get(id);
    if (!entry) return;
    entry.item = { ...entry.item, ...values };
    publish();
  }

  function publish(): void {
    items = [...entries.values()].map(({ item }) => item);
    for (const listener of listeners) listener();
  }
}

const fresh = {
  state: 'queued',
  storedName: null,
  sent: 0,
  speed: null,
  canPause: false,
  problem: null,
  retryable: false,
} as const;

/** Whether it takes one of the few places that are sent at a time. */
export function isRunning(state: UploadState): boolean {
  return state === 'sending' || state === 'waiting' || state === 'checking';
}
