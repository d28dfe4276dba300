import type { FileKind } from '@linework/domain';
import type { DetailedError, Upload as TusUpload } from 'tus-js-client';
import { type ApiProblem, offlineProblem, problem, toProblem } from '../api/problem';
import { announceSessionEnd } from '../api/sessionEnd';

interface SendOptions {
  content: Blob;
  name: string;
  kind: FileKind;
  /** Null for a project that is still being made. */
  projectId: string | null;
  /** @param sent bytes that the server has; goes back after a lost connection */
  onProgress: (sent: number) => void;
  onStateChange: (state: 'sending' | 'waiting' | 'checking') => void;
}

export interface Sending {
  /** The id of the finished upload, for `fileApi.createFrom`. Rejects with an ApiProblem. */
  uploadId: Promise<string>;
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
export function sendUpload({
  content,
  name,
  kind,
  projectId,
  onProgress,
  onStateChange,
}: SendOptions): Sending {
  let upload: TusUpload | null = null;
  let isPaused = false;
  let isAborted = false;
  const uploadId = (async () => {
    const { Upload } = await import('tus-js-client');
    return new Promise<string>((resolve, reject) => {
      const sending = new Upload(content, {
        endpoint: '/api/uploads',
        chunkSize: PART,
        retryDelays: Array.from(
          { length: MOST_TRIES },
          (_, index) => PAUSES[Math.min(index, PAUSES.length - 1)] ?? 0,
        ),
        // Nothing is kept in the browser: the page that sends is the one that knows what the file is for.
        storeFingerprintForResuming: false,
        metadata: { filename: name, filetype: content.type, kind, projectId: projectId ?? '' },
        onProgress: (sent) => {
          onStateChange(sent === content.size ? 'checking' : 'sending');
          onProgress(sent);
        },
        onShouldRetry: (error) => {
          const status = error.originalResponse?.getStatus() ?? 0;
          const isWorthIt =
            status === 0 || status === 400 || status === 409 || status === 429 || status >= 500;
          if (isWorthIt) onStateChange('waiting');
          return isWorthIt;
        },
        onSuccess: () => resolve((sending.url ?? '').split('/').at(-1) ?? ''),
        onError: (error) => reject(problemOfUpload(error)),
      });
      upload = sending;
      if (isAborted) reject(toProblem(null));
      else if (!isPaused) sending.start();
    });
  })();
  return {
    uploadId,
    pause: () => {
      isPaused = true;
      void upload?.abort();
    },
    resume: () => {
      isPaused = false;
      onStateChange('sending');
      upload?.start();
    },
    abort: () => {
      isAborted = true;
      void upload?.abort(true).catch(() => undefined);
    },
  };
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
