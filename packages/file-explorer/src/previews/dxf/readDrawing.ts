/// <reference path="./dxfViewerParts.d.ts" />
import { DxfScene, type Scene } from 'dxf-viewer/src/DxfScene.js';
import { DxfWorker } from 'dxf-viewer/src/DxfWorker.js';
import DxfParser, { type ParsedDxf } from 'dxf-viewer/src/parser/DxfParser.js';
import { unitName, versionName } from '../drawingFacts';
import type { Drawing } from './Drawing';
import { decodeDxf } from './decodeDxf';
import { omittedSentence } from './omittedSentence';
import { robustBounds } from './robustBounds';
import { scenePoints } from './scenePoints';
import { type Survey, surveyDxf } from './surveyDxf';

/**
 * Reads a DXF, and makes of it what `dxf-viewer` draws.
 * @param fonts addresses @throws Error whose message says what is wrong with the file
 */
export async function readDrawing(
  bytes: Uint8Array,
  fonts: readonly string[],
): Promise<{ drawing: Drawing; scene: Scene }> {
  const lines = decodeDxf(bytes);
  const survey = surveyDxf(lines);
  const { dxf, layers, hasHiddenParts } = parse(lines);
  const builder = new DxfScene({ sceneOptions: { suppressPaperSpace: survey.inModel > 0 } });
  await build(builder, dxf, fonts);
  const { scene } = builder;
  const hidden = new Set(layers.filter(({ visible }) => !visible).map(({ name }) => name));
  const everything = scenePoints(scene, new Set());
  const { xs, ys } = scenePoints(scene, hidden);
  const bounds = robustBounds(xs, ys) ?? robustBounds(everything.xs, everything.ys);
  const omitted = sentences(survey, hasHiddenParts);
  if (!bounds)
    throw new Error(
      omitted === '' ? 'This drawing is empty.' : `Nothing in this drawing can be drawn. ${omitted}`,
    );
  const drawing: Drawing = {
    version: versionName(survey.version),
    units: unitName(survey.units),
    bounds,
    layers,
    texts: survey.texts,
    omitted,
  };
  return { drawing, scene };
}

function sentences(survey: Survey, hasHiddenParts: boolean): string {
  const omitted = omittedSentence(survey);
  return hasHiddenParts ? `${omitted} Parts of blocks on hidden layers are left out.`.trim() : omitted;
}

function parse(lines: string) {
  let dxf: ParsedDxf;
  try {
    dxf = new DxfParser().parseSync(lines);
  } catch {
    throw new Error('This DXF is damaged.');
  }
  dxf.entities ??= [];
  const found = Object.values(dxf.tables?.layer?.layers ?? {}).filter(({ name }) => name !== undefined);
  const layers = found.map(({ name, visible = true, frozen = false }) => ({
    name,
    visible: visible && !frozen,
  }));
  const hidden = new Set(
    layers.filter(({ name, visible }) => !visible && name !== '0').map(({ name }) => name),
  );
  // `dxf-viewer` drops what is on frozen layers, which would keep them from being shown later; and draws parts of a block on the
  // layer of the whole, where they could not be hidden.
  for (const layer of found) layer.frozen = false;
  let hasHiddenParts = false;
  for (const block of Object.values(dxf.blocks ?? {})) {
    const shown = block.entities?.filter(({ layer }) => layer === undefined || !hidden.has(layer));
    if (!shown || shown.length === block.entities?.length) continue;
    hasHiddenParts = true;
    block.entities = shown;
  }
  return { dxf, layers, hasHiddenParts };
}

async function build(builder: DxfScene, dxf: ParsedDxf, fonts: readonly string[]): Promise<void> {
  try {
    await builder.Build(dxf, new DxfWorker(null)._CreateFontFetchers(fonts, null));
  } catch {
    throw new Error('This DXF is damaged.');
  }
}
