/// <reference path="../../previews/dxf/dxfViewerParts.d.ts" />
import type { Scene, SceneBatch } from 'dxf-viewer/src/DxfScene.js';

/** What of a scene lies on one layer, from its origin, drawing units. */
export interface LayerPaths {
  /** Null of what is on none. */
  readonly layer: string | null;
  readonly lines: Path2D;
  readonly faces: Path2D;
}

/** `BatchingKey.GeometryType` of `dxf-viewer`. */
const POINTS = 0;
const LINES = 1;
const INDEXED_LINES = 2;
const TRIANGLES = 3;
const INDEXED_TRIANGLES = 4;
const BLOCK_INSTANCE = 5;

type Corner = readonly [x: number, y: number];

/** Makes paths of a scene, once: they are drawn from wherever it is looked at. */
export function scenePaths(scene: Scene): LayerPaths[] {
  const layers = new Map<string | null, LayerPaths>();
  const onLayer = (layer: string | null) => {
    const known = layers.get(layer);
    if (known) return known;
    const fresh = { layer, lines: new Path2D(), faces: new Path2D() };
    layers.set(layer, fresh);
    return fresh;
  };
  const blocks = new Map<string, LayerPaths>();
  for (const batch of scene.batches) {
    const { blockName, geometryType } = batch.key;
    if (blockName === null || geometryType === BLOCK_INSTANCE) continue;
    const block = blocks.get(blockName) ?? { layer: null, lines: new Path2D(), faces: new Path2D() };
    blocks.set(blockName, block);
    addBatch(scene, batch, block);
  }
  for (const batch of scene.batches) {
    const { layerName, blockName, geometryType } = batch.key;
    if (geometryType !== BLOCK_INSTANCE) {
      if (blockName === null) addBatch(scene, batch, onLayer(layerName));
      continue;
    }
    const block = blocks.get(blockName ?? '');
    if (!block) continue;
    const { lines, faces } = onLayer(layerName);
    for (const place of placesOf(scene, batch)) {
      lines.addPath(block.lines, place);
      faces.addPath(block.faces, place);
    }
  }
  return [...layers.values()];
}

function addBatch(scene: Scene, batch: SceneBatch, { lines, faces }: LayerPaths): void {
  const { geometryType } = batch.key;
  for (const corners of chunksOf(scene, batch))
    if (geometryType === LINES || geometryType === INDEXED_LINES)
      for (let at = 0; at + 1 < corners.length; at += 2) addLine(lines, corners[at], corners[at + 1]);
    else if (geometryType === TRIANGLES || geometryType === INDEXED_TRIANGLES)
      for (let at = 0; at + 2 < corners.length; at += 3)
        addFace(faces, corners[at], corners[at + 1], corners[at + 2]);
    else if (geometryType === POINTS) for (const corner of corners) addLine(lines, corner, corner);
}

function addLine(path: Path2D, from: Corner | undefined, to: Corner | undefined): void {
  if (!from || !to) return;
  path.moveTo(...from);
  path.lineTo(...to);
}

function addFace(path: Path2D, one: Corner | undefined, two: Corner | undefined, three: Corner | undefined) {
  addLine(path, one, two);
  if (three) path.lineTo(...three);
  path.closePath();
}

/** The corners of a batch in the order that they are drawn in. */
function* chunksOf(scene: Scene, batch: SceneBatch): Generator<Corner[]> {
  const { verticesOffset = 0, verticesSize = 0, chunks } = batch;
  if (!chunks) {
    yield cornersOf(scene, verticesOffset, verticesSize);
    return;
  }
  for (const chunk of chunks) {
    const corners = cornersOf(scene, chunk.verticesOffset, chunk.verticesSize);
    const order = new Uint16Array(scene.indices, chunk.indicesOffset * 2, chunk.indicesSize);
    yield Array.from(order, (index) => corners[index] ?? [0, 0]);
  }
}

function cornersOf(scene: Scene, offset: number, size: number): Corner[] {
  const floats = new Float32Array(scene.vertices, offset * 4, size);
  return Array.from({ length: size / 2 }, (_, at) => [floats[2 * at] ?? 0, floats[2 * at + 1] ?? 0] as const);
}

function* placesOf(scene: Scene, { transformsOffset = 0, transformsSize = 0 }: SceneBatch) {
  const floats = new Float32Array(scene.transforms, transformsOffset * 4, transformsSize);
  for (let at = 0; at + 5 < floats.length; at += 6) {
    const [a, b, c, d, e, f] = floats.subarray(at, at + 6);
    yield new DOMMatrix([a ?? 1, d ?? 0, b ?? 0, e ?? 1, c ?? 0, f ?? 0]);
  }
}
