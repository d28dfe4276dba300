/** The parts of `dxf-viewer` 1.0 that run in our worker, which it brings no types for. */

declare module 'dxf-viewer/src/parser/DxfParser.js' {
  export interface ParsedLayer {
    name: string;
    visible?: boolean;
    frozen?: boolean;
  }
  export interface ParsedEntity {
    /** 'LINE' */
    type?: string;
    layer?: string;
    inPaperSpace?: boolean;
    /** By the type: see its folder `entities`. */
    [property: string]: unknown;
  }
  export interface ParsedDxf {
    tables?: { layer?: { layers: Record<string, ParsedLayer> } };
    blocks?: Record<string, { entities?: ParsedEntity[] }>;
    entities?: ParsedEntity[];
  }
  export default class DxfParser {
    /** @throws Error where the file is damaged */
    parseSync(lines: string): ParsedDxf;
  }
}

declare module 'dxf-viewer/src/DxfScene.js' {
  import type { ParsedDxf } from 'dxf-viewer/src/parser/DxfParser.js';

  export interface SceneBatch {
    /** Of the geometry types see `BatchingKey.GeometryType`. */
    key: { layerName: string | null; blockName: string | null; geometryType: number };
    /** Floats. */
    verticesOffset?: number;
    verticesSize?: number;
    transformsOffset?: number;
    transformsSize?: number;
    chunks?: { verticesOffset: number; verticesSize: number; indicesOffset: number; indicesSize: number }[];
  }
  export interface Scene {
    vertices: ArrayBuffer;
    indices: ArrayBuffer;
    transforms: ArrayBuffer;
    batches: SceneBatch[];
    /** Of the coordinates in it; null where nothing is drawn. */
    origin: { x: number; y: number } | null;
  }
  /** Angles in radians. */
  export interface Arc {
    startAngle?: number | null | undefined;
    endAngle?: number | null | undefined;
  }
  export interface ArcToDraw extends Arc {
    vertices: unknown[];
    [property: string]: unknown;
  }
  export interface DrawnEntity {
    vertices: readonly unknown[];
    /** Of triangles. */
    indices?: readonly number[] | null;
  }
  export class DxfScene {
    constructor(options: { sceneOptions: { suppressPaperSpace: boolean } });
    scene: Scene;
    /** `$ANGBASE`, which is added to all angles. */
    angBase: number;
    _GenerateArcVertices(arc: ArcToDraw): void;
    _DecomposeEllipse(ellipse: Arc, block: unknown): Iterable<DrawnEntity>;
    _ProcessEntity(entity: DrawnEntity, block: unknown): void;
    Build(dxf: ParsedDxf, fontFetchers: (() => Promise<object>)[]): Promise<void>;
  }
}

declare module 'dxf-viewer/src/DxfWorker.js' {
  export class DxfWorker {
    constructor(worker: null);
    _CreateFontFetchers(urls: readonly string[], onProgress: null): (() => Promise<object>)[];
  }
}
