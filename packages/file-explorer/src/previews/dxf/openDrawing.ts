import type { PreviewSource } from '../../ports/PreviewPlugin';
import type { DxfPreviewOptions } from '../DxfPreviewOptions';
import { askWorker, bytesOf, fontsOf } from './askWorker';
import type { Drawing, DrawingAnswer, ReadRequest } from './Drawing';

/**
 * Reads a drawing in a worker of its own, which ends when it is aborted or takes too long.
 * @returns the worker too, which has what there is to draw: whoever calls ends it @throws Error whose message says what is wrong
 */
export async function openDrawing(
  options: DxfPreviewOptions,
  source: PreviewSource,
  signal: AbortSignal,
): Promise<{ drawing: Drawing; worker: Worker }> {
  const bytes = await bytesOf(source);
  const request: ReadRequest = { kind: 'read', bytes, fonts: fontsOf(options) };
  const { answer, worker } = await askWorker<DrawingAnswer>(options, request, [bytes], signal);
  return { drawing: answer.drawing, worker };
}
