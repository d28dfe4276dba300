/// <reference path="./dxfViewerParts.d.ts" />
import { type ArcToDraw, type DrawnEntity, DxfScene } from 'dxf-viewer/src/DxfScene.js';
import { TooMuch } from './TooMuch';

/** Corners of all that is drawn: more would take the memory of a browser. */
const MOST_VERTICES = 10_000_000;
/** Radians; no program writes arcs that begin after more turns than this. */
const MOST_TURNED = 1_000;

/** A `DxfScene` that ends where a few lines of a file ask for more than a browser holds. */
export class LimitedScene extends DxfScene {
  #vertices = 0;

  /** Arcs come as one corner for each of some degrees, of however many turns. */
  override _GenerateArcVertices(arc: ArcToDraw): void {
    super._GenerateArcVertices({
      ...arc,
      startAngle: turned(arc.startAngle),
      endAngle: turned(arc.endAngle),
    });
  }

  /** @throws TooMuch */
  override _ProcessEntity(entity: DrawnEntity, block: unknown): void {
    this.#vertices += (entity.indices ?? entity.vertices).length;
    if (this.#vertices > MOST_VERTICES) throw new TooMuch();
    super._ProcessEntity(entity, block);
  }
}

function turned(angle: number | null | undefined): number | null | undefined {
  return angle && Math.abs(angle) > MOST_TURNED ? angle % (2 * Math.PI) : angle;
}
