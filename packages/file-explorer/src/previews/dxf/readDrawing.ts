/// <reference path="./dxfViewerParts.d.ts" />
import type { Scene } from 'dxf-viewer/src/DxfScene.js';
import { DxfWorker } from 'dxf-viewer/src/DxfWorker.js';
import DxfParser, { type ParsedDxf } from 'dxf-viewer/src/parser/DxfParser.js';
import { unitName, versionName } from '../drawingFacts';
import type { Box, Drawing, DrawingLayer } from './Drawing';
import { decodeDxf } from './decodeDxf';
import { DxfProblem, damagedDxf } from './dxfProblems';
import { LimitedScene } from './LimitedScene';
import { omittedSentence } from './omittedSentence';
import { robustBounds } from './robustBounds';
import { scenePoints } from './scenePoints';
import { type Survey, surveyDxf } from './surveyDxf';

/** A DXF that was read, and not built yet. */
export interface OpenedDxf {
  readonly dxf: ParsedDxf;
  readonly survey: Survey;
  readonly layers: readonly DrawingLayer[];
  /** What of it is not drawn. */
  readonly omitted: string;
}

/** @throws Error whose message says what is wrong with the file */
export function openDxf(bytes: Uint8Array): OpenedDxf {
  const lines = decodeDxf(bytes);
  const survey = surveyDxf(lines);
  const { dxf, layers, hasHiddenParts } = parse(lines);
  return { dxf, survey, layers, omitted: sentences(survey, hasHiddenParts) };
}

/**
 * Makes of a DXF, or of some entities of one, what `dxf-viewer` draws.
 * @param inModel whether only model space is drawn @param fonts addresses
 */
export async function buildScene(dxf: ParsedDxf, inModel: boolean, fonts: readonly string[]): Promise<Scene> {
  const builder = new LimitedScene({ sceneOptions: { suppressPaperSpace: inModel } });
  try {
    await builder.Build(dxf, new DxfWorker(null)._CreateFontFetchers(fonts, null));
  } catch (reason) {
    throw reason instanceof DxfProblem ? reason : damagedDxf();
  }
  return builder.scene;
}

/**
 * Reads a DXF, and makes of it what `dxf-viewer` draws.
 * @param fonts addresses @throws Error whose message says what is wrong with the file
 */
export async function readDrawing(
  bytes: Uint8Array,
  fonts: readonly string[],
): Promise<{ drawing: Drawing; scene: Scene }> {
  const { dxf, survey, layers, omitted } = openDxf(bytes);
  const scene = await buildScene(dxf, survey.inModel > 0, fonts);
  const bounds = boundsOf([scene], layers);
  if (!bounds)
    throw new Error(
      survey.counts.size === 0
        ? 'This drawing is empty.'
        : `Nothing in this drawing can be drawn. ${omitted}`.trim(),
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

/** Where what is seen of scenes is, without what lies far away; null of empty ones. */
export function boundsOf(scenes: readonly Scene[], layers: readonly DrawingLayer[]): Box | null {
  const hidden = new Set(layers.filter(({ visible }) => !visible).map(({ name }) => name));
  const seen = robustBounds(...pointsOf(scenes, hidden));
  return seen ?? robustBounds(...pointsOf(scenes, new Set()));
}

function pointsOf(
  scenes: readonly Scene[],
  hidden: ReadonlySet<string>,
): [xs: Float64Array, ys: Float64Array] {
  const each = scenes.map((scene) => scenePoints(scene, hidden));
  const [only] = each;
  if (only && each.length === 1) return [only.xs, only.ys];
  return [joined(each.map(({ xs }) => xs)), joined(each.map(({ ys }) => ys))];
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const whole = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
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
    throw damagedDxf();
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
