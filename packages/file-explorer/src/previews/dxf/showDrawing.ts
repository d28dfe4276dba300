import type { PreviewView } from '../../ports/PreviewPlugin';
import { createFinder } from '../createFinder';
import { createLookout, DRAWING_ZOOMS } from '../createLookout';
import { createViewState } from '../createViewState';
import { findText } from '../findText';
import { movableRoom, putCanvas } from '../movableRoom';
import { textRegion } from '../textRegion';
import type { CanvasView } from './createCanvasView';
import { createMeasure } from './createMeasure';
import type { Drawing, DrawingText } from './Drawing';
import { plainLine } from './plainText';

/** px below a drawing that fits, for the buttons. */
const BUTTONS = 48;
/** px; in less, the buttons take two lines, which are so high. */
const NARROW = 420;
const BUTTONS_OF_NARROW = 80;
/** px that the letters of a text are high at least, once it was found. */
const LEGIBLE = 14;

type Place = NonNullable<DrawingText['at']>;

/** A drawing in its host, moved by pointer and keys. */
export function showDrawing(
  host: HTMLElement,
  name: string,
  drawing: Drawing,
  view: CanvasView,
): PreviewView {
  const { bounds, layers, texts } = drawing;
  const room = movableRoom(
    `Drawing ${name}: arrow keys pan, + and − zoom, 0 fits, Enter sets a point while measuring`,
  );
  putCanvas(room, view.canvas);
  const ring = document.createElement('span');
  ring.hidden = true;
  ring.style.cssText =
    'position:absolute;width:36px;height:36px;margin:-18px 0 0 -18px;box-sizing:border-box;border:3px solid rgb(255 140 0);border-radius:50%;pointer-events:none';
  room.append(ring);
  host.replaceChildren(room, textRegion(texts.map(({ text }) => text)));

  const state = createViewState({
    zoom: 1,
    zoomRange: DRAWING_ZOOMS,
    fits: true,
    facts: factsOf(drawing),
    omitted: drawing.omitted,
    layers: layers.map((layer) => ({ id: layer.name, name: plainLine(layer.name), visible: layer.visible })),
  });
  let found: Place | null = null;
  let frame = 0;
  let isOver = false;
  const lookout = createLookout(room, {
    bounds: () => bounds,
    // The room above the buttons.
    below: () => (room.clientWidth < NARROW ? BUTTONS_OF_NARROW : BUTTONS),
    onLook: (zoom, fits) => {
      // Moves of a pointer come faster than pictures.
      frame ||= requestAnimationFrame(draw);
      state.change({ zoom, fits });
    },
  });
  const measure = createMeasure(room, drawing.units ?? 'units', {
    pointAt: lookout.pointAt,
    onChange: (now) => {
      state.change(now);
      frame ||= requestAnimationFrame(draw);
    },
  });
  const draw = () => {
    frame = 0;
    if (isOver) return;
    view.look(lookout.get());
    view.draw();
    ring.hidden = found === null;
    measure.draw(lookout.placeOf);
    if (!found) return;
    const [left, top] = lookout.placeOf(found);
    ring.style.left = `${left}px`;
    ring.style.top = `${top}px`;
  };
  const finder = createFinder<Place>({
    search: async function* (text) {
      const places: Place[] = [];
      for (const { text: words, at } of texts) if (at && findText(words, text).length > 0) places.push(at);
      yield places;
    },
    isAhead: lookout.isInSight,
    onMatches: () => {
      found = null;
      frame ||= requestAnimationFrame(draw);
    },
    onGoTo: (place) => {
      found = place;
      const { scale } = lookout.get();
      const legible = place.height > 0 ? place.height / LEGIBLE : scale;
      lookout.go({ x: place.x, y: place.y, scale: Math.min(scale, legible) });
    },
    onState: (matches) => state.change({ matches }),
  });
  lookout.fit();
  draw();
  return {
    getState: state.getState,
    subscribe: state.subscribe,
    setZoom: lookout.setZoom,
    fit: lookout.fit,
    setMeasuring: measure.setMeasuring,
    setLayerVisible: (id, visible) => {
      view.showLayer(id, visible);
      state.changeLayer(id, visible);
    },
    ...(texts.length > 0 && {
      find: (text: string) => void finder.find(text),
      goToMatch: finder.go,
    }),
    resize: (width, height) => {
      view.resize(width, height);
      lookout.resize();
    },
    dispose: () => {
      finder.end();
      lookout.end();
      measure.end();
      cancelAnimationFrame(frame);
      // What asks for another picture from here on gets none.
      isOver = true;
      view.dispose();
      host.replaceChildren();
    },
  };
}

function factsOf({ version, units, bounds }: Drawing): string[] {
  const written = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });
  const across = written.format(bounds.maxX - bounds.minX);
  const up = written.format(bounds.maxY - bounds.minY);
  return [...(version ? [version] : []), `${across} × ${up} ${units ?? 'units'}`];
}
