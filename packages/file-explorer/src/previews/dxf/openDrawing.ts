import type { PreviewSource } from '../../ports/PreviewPlugin';
import type { DxfPreviewOptions } from '../DxfPreviewOptions';
import type { Drawing, ReadAnswer, ReadRequest } from './Drawing';

const MOST_BYTES = 50 * 1024 * 1024;
/** Reading takes no longer, ms. */
const LONGEST_MS = 25_000;

/**
 * Reads a drawing in a worker of its own, which ends when it is aborted or takes too long.
 * @returns the worker too, which has what there is to draw: whoever calls ends it @throws Error whose message says what is wrong
 */
export async function openDrawing(
  { createWorker, fonts = [] }: DxfPreviewOptions,
  { file, read }: PreviewSource,
  signal: AbortSignal,
): Promise<{ drawing: Drawing; worker: Worker }> {
  if (file.size > MOST_BYTES) throw new Error('This drawing is too large to be shown here.');
  const bytes = await (await read()).arrayBuffer();
  signal.throwIfAborted();
  const worker = createWorker();
  try {
    const request: ReadRequest = {
      kind: 'read',
      bytes,
      fonts: fonts.map((font) => new URL(font, document.baseURI).href),
    };
    worker.postMessage(request, [bytes]);
    return { drawing: await answerOf(worker, signal), worker };
  } catch (reason) {
    worker.terminate();
    throw reason;
  }
}

function answerOf(worker: Worker, signal: AbortSignal): Promise<Drawing> {
  return new Promise<Drawing>((resolve, reject) => {
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
    const onMessage = ({ data }: MessageEvent<ReadAnswer>) =>
      settle(() => (data.kind === 'drawing' ? resolve(data.drawing) : reject(new Error(data.message))));
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
