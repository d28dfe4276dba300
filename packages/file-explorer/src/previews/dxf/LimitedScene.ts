/// <reference path="./dxfViewerParts.d.ts" />
import { type Arc, type ArcToDraw, type DrawnEntity, DxfScene } from 'dxf-viewer/src/DxfScene.js';
import { tooMuch } from './dxfProblems';

/** Corners of all that is drawn: more would take the memory of a browser. */
const MOST_VERTICES = 10_000_000;
/** Radians, of 159 turns; no program writes more. */
const MOST_TURNED = 1_000;

/** A `DxfScene` that ends where a few lines of a file ask for more than a browser holds. */
export class LimitedScene extends DxfScene {
  #vertices = 0;

  /** Arcs come as a corner for each of some degrees, of however many turns. */
  override _GenerateArcVertices(arc: ArcToDraw): void {
    this.angBase = turned(this.angBase) ?? 0;
    super._GenerateArcVertices(withinTurns(arc));
  }

  /** Its end is turned until it lies behind its start, which huge numbers never do. */
  override _DecomposeEllipse(ellipse: Arc, block: unknown): Iterable<DrawnEntity> {
    return super._DecomposeEllipse(withinTurns(ellipse), block);
  }

  /** @throws DxfProblem where it is too much */
  override _ProcessEntity(entity: DrawnEntity, block: unknown): void {
    this.#vertices += (entity.indices ?? entity.vertices).length;
    if (this.#vertices > MOST_VERTICES) throw tooMuch();
    super._ProcessEntity(entity, block);
  }
}

function withinTurns<T extends Arc>(arc: T): T {
  return { ...arc, startAngle: turned(arc.startAngle), endAngle: turned(arc.endAngle) };
}

function turned(angle: number | null | undefined): number | null | undefined {
  return angle && Math.abs(angle) > MOST_TURNED ? angle % (2 * Math.PI) : angle;
}
