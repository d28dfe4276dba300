/// <reference path="./dxfViewerParts.d.ts" />
import type { Scene, SceneBatch } from 'dxf-viewer/src/DxfScene.js';

/** As many as say where a drawing is. */
const MOST_POINTS = 400_000;
/** `BatchingKey.GeometryType` of `dxf-viewer`. */
const BLOCK_INSTANCE = 5;

/** Points of what is drawn on the layers that are not hidden, drawing units. Of a large drawing, every so many-th. */
export function scenePoints(
  scene: Scene,
  hidden: ReadonlySet<string>,
): { xs: Float64Array; ys: Float64Array } {
  const { x: originX, y: originY } = scene.origin ?? { x: 0, y: 0 };
  const xs: number[] = [];
  const ys: number[] = [];
  const add = (x: number, y: number) => {
    xs.push(x + originX);
    ys.push(y + originY);
  };
  const step = Math.max(1, Math.ceil(scene.vertices.byteLength / 8 / MOST_POINTS));
  const corners = new Map<string, [number, number][]>();
  for (const batch of scene.batches) {
    const { blockName, geometryType } = batch.key;
    if (blockName === null || geometryType === BLOCK_INSTANCE) continue;
    corners.set(blockName, cornersOf([...verticesOf(scene, batch), ...(corners.get(blockName) ?? [])]));
  }
  for (const batch of scene.batches) {
    const { layerName, blockName, geometryType } = batch.key;
    if (layerName !== null && hidden.has(layerName)) continue;
    if (geometryType === BLOCK_INSTANCE) {
      for (const [a, b, c, d, e, f] of transformsOf(scene, batch))
        for (const [x, y] of corners.get(blockName ?? '') ?? []) add(a * x + b * y + c, d * x + e * y + f);
    } else if (blockName === null) for (const [x, y] of verticesOf(scene, batch, step)) add(x, y);
  }
  return { xs: Float64Array.from(xs), ys: Float64Array.from(ys) };
}

function* verticesOf(scene: Scene, batch: SceneBatch, step = 1): Generator<[number, number]> {
  const { verticesOffset = 0, verticesSize = 0, chunks = [{ verticesOffset, verticesSize }] } = batch;
  for (const chunk of chunks) {
    const floats = new Float32Array(scene.vertices, chunk.verticesOffset * 4, chunk.verticesSize);
    for (let at = 0; at + 1 < floats.length; at += 2 * step) yield [floats[at] ?? 0, floats[at + 1] ?? 0];
  }
}

type Transform = [number, number, number, number, number, number];

function* transformsOf(scene: Scene, { transformsOffset = 0, transformsSize = 0 }: SceneBatch) {
  const floats = new Float32Array(scene.transforms, transformsOffset * 4, transformsSize);
  for (let at = 0; at + 5 < floats.length; at += 6) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = floats.subarray(at, at + 6);
    const transform: Transform = [a, b, c, d, e, f];
    yield transform;
  }
}

function cornersOf(points: readonly [number, number][]): [number, number][] {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [minX, minY] = [Math.min(minX, x), Math.min(minY, y)];
    [maxX, maxY] = [Math.max(maxX, x), Math.max(maxY, y)];
  }
  if (points.length === 0) return [];
  return [
    [minX, minY],
    [maxX, minY],
    [minX, maxY],
    [maxX, maxY],
  ];
}
