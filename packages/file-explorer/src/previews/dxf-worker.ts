import type { ReadAnswer, ReadRequest } from './dxf/Drawing';
import { readDrawing } from './dxf/readDrawing';

/**
 * The script of the worker that reads DXF for `dxfPreview`: a file of the app's own imports it, and nothing else. It answers one request
 * to read a file, and then hands `dxf-viewer` what there is to draw, by that library's messages.
 */
interface ViewerRequest {
  readonly signature: 'DxfWorkerMsg';
  readonly seq: number;
  readonly type: 'LOAD' | 'DESTROY';
}

type Scene = Awaited<ReturnType<typeof readDrawing>>['scene'];
let scene: Scene | null = null;

addEventListener('message', ({ data }: MessageEvent<ReadRequest | ViewerRequest>) => {
  if ('kind' in data) void read(data);
  else hand(data);
});

async function read({ bytes, fonts }: ReadRequest): Promise<void> {
  let answer: ReadAnswer;
  try {
    const result = await readDrawing(new Uint8Array(bytes), fonts);
    scene = result.scene;
    answer = { kind: 'drawing', drawing: result.drawing };
  } catch (reason) {
    answer = { kind: 'problem', message: reason instanceof Error ? reason.message : 'This DXF is damaged.' };
  }
  postMessage(answer);
}

function hand({ signature, seq, type }: ViewerRequest): void {
  if (type === 'LOAD' && scene) {
    const { vertices, indices, transforms } = scene;
    postMessage({ signature, seq, type, data: { scene } }, { transfer: [vertices, indices, transforms] });
    scene = null;
  } else postMessage({ signature, seq, type, data: null });
}
