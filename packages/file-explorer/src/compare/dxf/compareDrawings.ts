/// <reference path="../../previews/dxf/dxfViewerParts.d.ts" />
import type { Scene } from 'dxf-viewer/src/DxfScene.js';
import type { ParsedDxf } from 'dxf-viewer/src/parser/DxfParser.js';
import { unitName } from '../../previews/drawingFacts';
import { boundsOf, buildScene, type OpenedDxf, openDxf } from '../../previews/dxf/readDrawing';
import { bothOf } from '../bothOf';
import type { ComparedLayer, DrawingComparison, Side } from './DrawingComparison';
import { diffShapes } from './diffShapes';
import { blockIn, type EntityShape, shapesOf, stepOf } from './entityShape';
import { gatherChanges } from './gatherChanges';

/**
 * Compares two DXF by their entities.
 * @param fonts addresses @throws Error whose message says what is wrong with which of them
 */
export async function compareDrawings(
  before: Uint8Array,
  after: Uint8Array,
  fonts: readonly string[],
): Promise<{ comparison: DrawingComparison; scenes: Record<Side, Scene> }> {
  const [one, other] = await bothOf(before, after, async (bytes) => openDxf(bytes));
  const inModel = one.survey.inModel + other.survey.inModel > 0;
  const [first, second] = [shown(one.dxf, inModel), shown(other.dxf, inModel)];
  const step = stepOf(first, second);
  const { unchanged, changes } = diffShapes(shapesOf(first, step), shapesOf(second, step), step);
  const removed = changes.flatMap((change) => (change.kind === 'added' ? [] : [change.before]));
  const added = changes.flatMap((change) => (change.kind === 'removed' ? [] : [change.after]));
  const scenes = {
    unchanged: await buildScene(onlyWith(second, unchanged), inModel, fonts),
    removed: await buildScene(onlyWith(first, removed), inModel, fonts),
    added: await buildScene(onlyWith(second, added), inModel, fonts),
  };
  const layers = layersOf(one, other, removed, added);
  const bounds = boundsOf(Object.values(scenes), layers);
  if (!bounds) throw new Error('Nothing in these drawings can be drawn.');
  const units = unitName(other.survey.units);
  const comparison = {
    units,
    bounds,
    layers,
    changes: gatherChanges(changes, bounds, units),
    counts: { unchanged: unchanged.length, removed: removed.length, added: added.length },
    omitted: notesOf(one, other).join(' '),
  };
  return { comparison, scenes };
}

/** Sheets are compared only of drawings that are nothing else. */
function shown(dxf: ParsedDxf, inModel: boolean): ParsedDxf {
  return { ...dxf, entities: (dxf.entities ?? []).filter(({ inPaperSpace }) => !inModel || !inPaperSpace) };
}

/** Some of a drawing's entities, with the blocks that they put in and no others: each is built. */
function onlyWith({ blocks = {}, ...dxf }: ParsedDxf, shapes: readonly EntityShape[]): ParsedDxf {
  const entities = shapes.map(({ entity }) => entity);
  const used = new Set(entities.flatMap((entity) => blockIn(entity) ?? []));
  // Grows while it is gone through.
  for (const name of used)
    for (const entity of blocks[name]?.entities ?? []) {
      const inner = blockIn(entity);
      if (inner !== null) used.add(inner);
    }
  const kept = Object.entries(blocks).filter(([name]) => used.has(name));
  return { ...dxf, blocks: Object.fromEntries(kept), entities };
}

function layersOf(
  one: OpenedDxf,
  other: OpenedDxf,
  removed: readonly EntityShape[],
  added: readonly EntityShape[],
): ComparedLayer[] {
  const visible = new Map([...one.layers, ...other.layers].map((layer) => [layer.name, layer.visible]));
  const [gone, come] = [countByLayer(removed), countByLayer(added)];
  return [...visible].map(([name, isVisible]) => ({
    name,
    visible: isVisible,
    removed: gone.get(name) ?? 0,
    added: come.get(name) ?? 0,
  }));
}

function countByLayer(shapes: readonly EntityShape[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { layer } of shapes) counts.set(layer, (counts.get(layer) ?? 0) + 1);
  return counts;
}

function notesOf(one: OpenedDxf, other: OpenedDxf): string[] {
  const [before, after] = [unitName(one.survey.units), unitName(other.survey.units)];
  return [
    ...(before !== after
      ? [`The first drawing is in ${before ?? 'no unit'}, the second in ${after ?? 'no unit'}.`]
      : []),
    ...new Set([one.omitted, other.omitted].filter((sentence) => sentence !== '')),
  ];
}
