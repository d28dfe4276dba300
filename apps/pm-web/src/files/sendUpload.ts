import type { FileKind } from '@linework/domain';
import type { DetailedError, Upload as TusUpload } from 'tus-js-client';
import { type ApiProblem, isApiProblem, offlineProblem, problem, toProblem } from '../api/problem';
import { announceSessionEnd } from '../api/sessionEnd';

interface SendOptions<Stored> {
  content: Blob;
  name: string;
  kind: FileKind;
  /** Null for a project that is still being made. */
  projectId: string | null;
  /** What becomes of the upload once all of it is there, e.g. a file; after a lost answer it is done again. */
  finish: (uploadId: string) => Stored | Promise<Stored>;
  /** @param sent bytes that the server has; goes back after a lost connection */
  onProgress: (sent: number) => void;
  onStateChange: (state: 'sending' | 'waiting' | 'checking') => void;
}

export interface Sending<Stored> {
  /** What `finish` made. Rejects with an ApiProblem; what was sent is taken away then. */
  stored: Promise<Stored>;
  pause: () => void;
  resume: () => void;
  /** Stops, and takes away what was sent. */
  abort: () => void;
}

/** A part that is lost with its connection is sent again: bytes. */
const PART = 4 * 1024 * 1024;
/** Pauses between tries, ms; then it goes on trying at the last one for as long as the page is open. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000];
/** Tries until the person is told that it does not work: about ten minutes. */
const MOST_TRIES = 75;

/** Sends a file in parts by the tus protocol; a lost connection is taken up again where the server has it. */
export function sendUpload<Stored>({
  content,
  name,
  kind,
  projectId,
  finish,
  onProgress,
  onStateChange,
}: SendOptions<Stored>): Sending<Stored> {
  let upload: TusUpload | null = null;
  let isPaused = false;
  let isSent = false;
  let isOver = false;
  let wake = () => {};
  const end = () => {
    isOver = true;
    void upload?.abort(true).catch(() => undefined);
    upload = null;
    wake();
  };
  const send = async () => {
    const { Upload } = await import('tus-js-client');
    return new Promise<string>((resolve, reject) => {
      const sending = new Upload(content, {
        endpoint: '/api/uploads',
        chunkSize: PART,
        retryDelays: Array.from({ length: MOST_TRIES }, (_, tries) => pauseAfter(tries)),
        // Nothing is kept in the browser: the page that sends is the one that knows what the file is for.
        storeFingerprintForResuming: false,
        metadata: { filename: name, filetype: content.type, kind, projectId: projectId ?? '' },
        onProgress: (sent) => {
          onStateChange(sent === content.size ? 'checking' : 'sending');
          onProgress(sent);
        },
        onShouldRetry: (error) => {
          const status = error.originalResponse?.getStatus() ?? 0;
          // The part is sent again: a lost connection (400), another writer (409).
          const isWorthIt = status === 400 || status === 409 || status === 429 || healsItself(status);
          if (isWorthIt && !isOver) onStateChange('waiting');
          return isWorthIt;
        },
        onSuccess: () => resolve((sending.url ?? '').split('/').at(-1) ?? ''),
        onError: (error) => {
          const answered = problemOfUpload(error);
          if (isGone(answered.status)) upload = null;
          reject(answered);
        },
      });
      upload = sending;
      if (isOver) reject(toProblem(null));
      else if (!isPaused) sending.start();
    });
  };
  const finishSurely = async (uploadId: string): Promise<Stored> => {
    isSent = true;
    for (let tries = 0; ; tries += 1) {
      while (isPaused && !isOver)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (isOver) throw toProblem(null);
      try {
        return await finish(uploadId);
      } catch (error) {
        if (tries >= MOST_TRIES || !isApiProblem(error) || !healsItself(error.status)) throw error;
        onStateChange('waiting');
        await new Promise((resolve) => setTimeout(resolve, pauseAfter(tries)));
      }
    }
  };
  const stored = send().then(finishSurely);
  stored.catch(end);
  return {
    stored,
    pause: () => {
      isPaused = true;
      void upload?.abort();
    },
    resume: () => {
      isPaused = false;
      onStateChange('sending');
      if (isSent) wake();
      else upload?.start();
    },
    abort: end,
  };
}

/** Ms until the next try. */
function pauseAfter(tries: number): number {
  return PAUSES[Math.min(tries, PAUSES.length - 1)] ?? 0;
}

/** Whether a while later the same may go through with nobody doing anything: not where somebody has to make room (507). */
function healsItself(status: number): boolean {
  return status === 0 || (status >= 500 && status !== 507);
}

/** Whether there is nothing left to take away: the server drops what it refuses for its content. */
function isGone(status: number): boolean {
  return status === 404 || status === 422;
}

/** The server's own words, from the answer that ended the upload. */
function problemOfUpload(error: Error | DetailedError): ApiProblem {
  const answer = 'originalResponse' in error ? error.originalResponse : null;
  if (!answer) return offlineProblem;
  const status = answer.getStatus();
  if (status === 401) announceSessionEnd();
  const words = readDetail(answer.getBody());
  return problem(status, 'The upload was refused', words ?? offlineProblem.detail);
}

function readDetail(body: string): string | null {
  try {
    const { detail } = JSON.parse(body) as { detail?: unknown };
    return typeof detail === 'string' ? detail : null;
  } catch {
    return null;
  }
}
