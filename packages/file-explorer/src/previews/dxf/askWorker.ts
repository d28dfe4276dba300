import type { PreviewSource } from '../../ports/PreviewPlugin';
import type { DxfPreviewOptions } from '../DxfPreviewOptions';
import type { Refusal } from './Drawing';

const MOST_BYTES = 50 * 1024 * 1024;
/** Reading takes no longer, ms. */
const LONGEST_MS = 25_000;

/** @throws Error where it is too large to be read in a page */
export async function bytesOf({ file, read }: PreviewSource): Promise<ArrayBuffer> {
  if (file.size > MOST_BYTES) throw new Error('This drawing is too large to be shown here.');
  return (await read()).arrayBuffer();
}

/** Addresses of fonts, as a worker needs them. */
export function fontsOf({ fonts = [] }: DxfPreviewOptions): string[] {
  return fonts.map((font) => new URL(font, document.baseURI).href);
}

/**
 * Asks a worker of its own, which ends when it is aborted or takes too long.
 * @returns its answer, and the worker, which whoever calls ends @throws Error whose message says what is wrong
 */
export async function askWorker<Answer extends { readonly kind: string }>(
  { createWorker }: DxfPreviewOptions,
  request: unknown,
  transfer: Transferable[],
  signal: AbortSignal,
): Promise<{ answer: Answer; worker: Worker }> {
  signal.throwIfAborted();
  const worker = createWorker();
  try {
    worker.postMessage(request, transfer);
    return { answer: await answerOf<Answer>(worker, signal), worker };
  } catch (reason) {
    worker.terminate();
    throw reason;
  }
}

function answerOf<Answer extends { readonly kind: string }>(
  worker: Worker,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => settle(() => reject(new Error('It takes too long to read this drawing.'))),
      LONGEST_MS,
    );
    const settle = (tell: () => void) => {
      clearTimeout(late);
      worker.removeEventListener('message', onMessage);
      worker.removeEventListener('error', onError);
      signal.removeEventListener('abort', onAbort);
      tell();
    };
    const onMessage = ({ data }: MessageEvent<Answer | Refusal>) =>
      settle(() => (isRefusal(data) ? reject(new Error(data.message)) : resolve(data)));
    const onError = (event: Event) => {
      event.preventDefault();
      settle(() => reject(new Error('This drawing cannot be read.')));
    };
    const onAbort = () => settle(() => reject(signal.reason));
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', onError);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}

function isRefusal(answer: { readonly kind: string }): answer is Refusal {
  return answer.kind === 'problem';
}
