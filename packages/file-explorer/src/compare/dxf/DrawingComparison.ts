/// <reference path="../../previews/dxf/dxfViewerParts.d.ts" />
import type { Scene } from 'dxf-viewer/src/DxfScene.js';
import type { Box, DrawingLayer } from '../../previews/dxf/Drawing';
import type { GatheredChange } from './gatherChanges';

/** What the page asks the worker for. */
export interface CompareRequest {
  readonly kind: 'compare';
  readonly before: ArrayBuffer;
  readonly after: ArrayBuffer;
  /** Addresses of fonts. */
  readonly fonts: readonly string[];
}

export interface ComparisonAnswer {
  readonly kind: 'comparison';
  readonly comparison: DrawingComparison;
  readonly scenes: Readonly<Record<Side, Scene>>;
}

/** What of two drawings is drawn apart. */
export type Side = 'unchanged' | 'removed' | 'added';

export interface ComparedLayer extends DrawingLayer {
  readonly removed: number;
  readonly added: number;
}

/** What is known of two drawings beside each other. */
export interface DrawingComparison {
  /** 'mm' */
  readonly units: string | null;
  readonly bounds: Box;
  readonly layers: readonly ComparedLayer[];
  readonly changes: readonly GatheredChange[];
  /** Entities. */
  readonly counts: Readonly<Record<Side, number>>;
  /** What of them is not drawn. */
  readonly omitted: string;
}
