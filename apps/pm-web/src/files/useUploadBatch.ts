import { type FileKind, type FileRow, fileProblem, sharePercent } from '@linework/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import { toProblem } from '../api/problem';
import { touchedKeys } from '../api/touchedKeys';
import { type Revised, revisedMeanwhile, storeUploaded } from './revisions';
import { type Sending, sendUpload } from './sendUpload';

/** Where the files go, and what is said of all of them. */
interface Destination {
  projectId: string;
  category: string;
  description: string;
  /** Those that are to be the next revision of a file. */
  revised: ReadonlyMap<File, Revised>;
  /** Those that are not to be uploaded. */
  skipped: ReadonlySet<File>;
}

export interface FileState {
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  percent?: number;
  message?: string;
}

const SKIPPED: FileState = { state: 'done', message: 'Skipped' };

/** Uploads under way at once. */
const AT_ONCE = 3;

/**
 * Files that are chosen, judged and sent. What may not be uploaded is told in `errors`, to the letter of FIL-08; the good ones of a
 * mixed drop go on.
 *
 * @param dropped files that are chosen already
 */
export function useUploadBatch(kind: FileKind, dropped: readonly File[]) {
  const queryClient = useQueryClient();
  const [first] = useState(() => judged(dropped, kind));
  const [files, setFiles] = useState<readonly File[]>(first.good);
  const [errors, setErrors] = useState<readonly string[]>(first.problems);
  const [states, setStates] = useState<ReadonlyMap<File, FileState>>(new Map());
  const [isSending, setSending] = useState(false);
  const sendings = useRef(new Set<Sending<FileRow>>());
  /** What those that came too late would revise now. */
  const late = useRef(new Map<File, Revised>());
  // Whoever leaves takes back what is not done.
  useEffect(() => {
    const open = sendings.current;
    return () => {
      for (const sending of open) sending.abort();
    };
  }, []);

  const choose = (chosen: readonly File[]) => {
    const { good, problems } = judged(chosen, kind);
    setFiles(good);
    setErrors((before) => [...before, ...problems]);
  };

  const setState = (file: File, state: FileState) => setStates((before) => new Map(before).set(file, state));

  const send = async (file: File, destination: Destination) => {
    const id = newId();
    const { projectId } = destination;
    const asked = destination.revised.get(file) ?? null;
    const now = asked && late.current.get(file);
    const revised = now?.row.projectId === projectId ? now : asked;
    const uploaded = { ...destination, id, kind, content: file, name: file.name, revised };
    const sending = sendUpload({
      content: file,
      name: file.name,
      kind,
      projectId,
      finish: (uploadId) => storeUploaded(uploaded, uploadId),
      onProgress: (sent) => setState(file, { state: 'uploading', percent: sharePercent(sent, file.size) }),
      onStateChange: (state) =>
        state === 'waiting' &&
        setState(file, { state: 'uploading', message: 'Waiting for the connection...' }),
    });
    sendings.current.add(sending);
    try {
      const { name } = await sending.stored;
      setState(file, {
        state: 'done',
        message: name === file.name ? 'Upload complete' : `Stored as ${name}`,
      });
      return true;
    } catch (error) {
      const { detail } = toProblem(error);
      const now = revisedMeanwhile(error);
      if (now) late.current.set(file, now);
      setState(file, { state: 'failed', message: detail });
      // The server's words name the file where they are about it.
      setErrors((before) => [...before, detail.startsWith(file.name) ? detail : `${file.name}: ${detail}`]);
      return false;
    } finally {
      sendings.current.delete(sending);
    }
  };

  /** @returns whether all of them are stored */
  const sendAll = async (destination: Destination): Promise<boolean> => {
    setSending(true);
    const open = files.filter((file) => states.get(file)?.state !== 'done' || states.get(file) === SKIPPED);
    const queue = open.filter((file) => !destination.skipped.has(file));
    for (const file of open) setState(file, queue.includes(file) ? { state: 'waiting' } : SKIPPED);
    let isWhole = true;
    const work = async () => {
      for (let file = queue.shift(); file; file = queue.shift())
        isWhole = (await send(file, destination)) && isWhole;
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    setSending(false);
    for (const queryKey of touchedKeys({ entity: 'file', ids: [] }))
      void queryClient.invalidateQueries({ queryKey });
    return isWhole;
  };

  return {
    files,
    choose,
    errors,
    dismissErrors: () => setErrors([]),
    stateOf: (file: File) => states.get(file),
    isSending,
    /** Files are neither stored nor refused yet. */
    hasUnsent: files.some((file) => !['done', 'failed'].includes(states.get(file)?.state ?? 'waiting')),
    sendAll,
  };
}

function judged(files: readonly File[], kind: FileKind): { good: File[]; problems: string[] } {
  const all = files.map((file) => ({ file, problem: fileProblem(file, kind) }));
  return {
    good: all.flatMap(({ file, problem }) => (problem ? [] : file)),
    problems: all.flatMap(({ problem }) => problem ?? []),
  };
}
