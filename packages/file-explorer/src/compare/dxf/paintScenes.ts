/// <reference path="../../previews/dxf/dxfViewerParts.d.ts" />
import type { Scene } from 'dxf-viewer/src/DxfScene.js';
import type { Look } from '../../previews/createLookout';
import { INK } from '../ink';
import type { Painting } from '../showComparison';
import type { Side } from './DrawingComparison';
import { type LayerPaths, scenePaths } from './scenePaths';

/** px */
const THIN = 1;
const THICK = 2;
const DASHES = [7, 4];

/** What stays lies below, what came above. */
const ORDER: readonly Side[] = ['unchanged', 'removed', 'added'];

/** Draws what stayed thin and grey, what is gone dashed, what came thick. */
export function paintScenes(scenes: Readonly<Record<Side, Scene>>) {
  const sides = ORDER.map((side) => ({
    side,
    origin: scenes[side].origin ?? { x: 0, y: 0 },
    layers: scenePaths(scenes[side]),
  }));
  return (context: CanvasRenderingContext2D, { x, y, scale }: Look, how: Painting): void => {
    const { width, height } = context.canvas;
    const px = how.density / scale;
    for (const { side, origin, layers } of sides) {
      context.setTransform(px, 0, 0, -px, width / 2 + (origin.x - x) * px, height / 2 - (origin.y - y) * px);
      context.globalAlpha = side === 'unchanged' ? 1 : how[side];
      context.strokeStyle = INK[side];
      context.fillStyle = INK[side];
      context.lineCap = 'round';
      // In units of the drawing, as the transform has it.
      context.lineWidth = (side === 'unchanged' ? THIN : THICK) * scale;
      context.setLineDash(side === 'removed' ? DASHES.map((length) => length * scale) : []);
      for (const paths of layers) if (!how.isHidden(paths.layer)) drawLayer(context, paths);
    }
    context.globalAlpha = 1;
  };
}

function drawLayer(context: CanvasRenderingContext2D, { lines, faces }: LayerPaths): void {
  context.fill(faces);
  context.stroke(lines);
}
