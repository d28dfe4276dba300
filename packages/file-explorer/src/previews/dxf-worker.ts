import { compareDrawings } from '../compare/dxf/compareDrawings';
import type { CompareRequest, ComparisonAnswer } from '../compare/dxf/DrawingComparison';
import type { DrawingAnswer, ReadRequest, Refusal } from './dxf/Drawing';
import { readDrawing } from './dxf/readDrawing';

/**
 * The script of the worker that reads DXF for `dxfPreview`: a file of the app's own imports it, and nothing else. It answers one request:
 * to compare two files, or to read one, and then hands `dxf-viewer` what there is to draw, by that library's messages.
 */
interface ViewerRequest {
  readonly signature: 'DxfWorkerMsg';
  readonly seq: number;
  readonly type: 'LOAD' | 'DESTROY';
}

type Scene = Awaited<ReturnType<typeof readDrawing>>['scene'];
let scene: Scene | null = null;

addEventListener('message', ({ data }: MessageEvent<ReadRequest | CompareRequest | ViewerRequest>) => {
  if (!('kind' in data)) hand(data);
  else if (data.kind === 'read') void answer(() => read(data));
  else void answer(() => compare(data));
});

async function answer(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (reason) {
    // What is nested deeper than a stack is high, no program has written.
    const isSaid = reason instanceof Error && !(reason instanceof RangeError);
    const message = isSaid ? reason.message : 'This DXF is damaged.';
    postMessage({ kind: 'problem', message } satisfies Refusal);
  }
}

async function read({ bytes, fonts }: ReadRequest): Promise<void> {
  const result = await readDrawing(new Uint8Array(bytes), fonts);
  scene = result.scene;
  postMessage({ kind: 'drawing', drawing: result.drawing } satisfies DrawingAnswer);
}

async function compare({ before, after, fonts }: CompareRequest): Promise<void> {
  const result = await compareDrawings(new Uint8Array(before), new Uint8Array(after), fonts);
  const transfer = Object.values(result.scenes).flatMap(buffersOf);
  postMessage({ kind: 'comparison', ...result } satisfies ComparisonAnswer, { transfer });
}

function hand({ signature, seq, type }: ViewerRequest): void {
  if (type === 'LOAD' && scene) {
    postMessage({ signature, seq, type, data: { scene } }, { transfer: buffersOf(scene) });
    scene = null;
  } else postMessage({ signature, seq, type, data: null });
}

function buffersOf({ vertices, indices, transforms }: Scene): ArrayBuffer[] {
  return [vertices, indices, transforms];
}
