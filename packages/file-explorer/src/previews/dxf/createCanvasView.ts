import type { DxfViewer } from 'dxf-viewer';
import type { Look } from '../createLookout';
import type { Drawing } from './Drawing';

/** Paper, in every theme. Colour 7, which is white or black, is drawn black on it. */
const PAPER = '#ffffff';

export interface CanvasView {
  readonly canvas: HTMLCanvasElement;
  readonly look: (look: Look) => void;
  readonly draw: () => void;
  readonly showLayer: (name: string, visible: boolean) => void;
  readonly resize: (width: number, height: number) => void;
  /** Frees the graphics memory, of which a page has little. */
  readonly dispose: () => void;
}

/**
 * What the worker has read, as a picture that can be looked at from anywhere.
 * @param worker of `openDrawing`, which ends here @throws Error where it cannot be drawn, or when it is aborted
 */
export async function createCanvasView(
  Viewer: typeof DxfViewer,
  worker: Worker,
  { layers }: Drawing,
  size: { width: number; height: number },
  signal: AbortSignal,
): Promise<CanvasView> {
  const viewer = new Viewer(document.createElement('div'), {
    canvasWidth: Math.max(1, Math.round(size.width)),
    canvasHeight: Math.max(1, Math.round(size.height)),
    // Yellow on paper is drawn darker.
    colorCorrection: true,
  });
  const dispose = () => {
    worker.terminate();
    const renderer = viewer.GetRenderer();
    viewer.Destroy();
    renderer?.forceContextLoss();
  };
  try {
    viewer.SetClearColor(PAPER);
    await endedBy(viewer.Load({ url: 'of the worker', fonts: [], workerFactory: () => worker }), signal);
    for (const { name, visible } of layers) if (!visible) viewer.ShowLayer(name, false);
  } catch (reason) {
    dispose();
    throw signal.aborted ? signal.reason : new Error('This drawing cannot be drawn.', { cause: reason });
  }
  const origin = viewer.GetOrigin();
  const canvas = viewer.GetCanvas();
  let width = size.width;
  return {
    canvas,
    look: ({ x, y, scale }) => {
      const centre = viewer.GetCamera().position.clone();
      centre.set(x - origin.x, y - origin.y, 1);
      viewer.SetView(centre, width * scale);
    },
    draw: () => viewer.Render(),
    showLayer: (name, visible) => viewer.ShowLayer(name, visible),
    resize: (across, down) => {
      width = Math.max(1, across);
      viewer.SetSize(width, Math.max(1, down));
    },
    dispose,
  };
}

/** Rejects when it is aborted: a worker that was ended answers nothing. */
function endedBy<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
