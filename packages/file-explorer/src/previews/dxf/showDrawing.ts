import type { PreviewView } from '../../ports/PreviewPlugin';
import { createFinder } from '../createFinder';
import { createViewState } from '../createViewState';
import { findText } from '../findText';
import { textRegion } from '../textRegion';
import type { CanvasView, Look } from './createCanvasView';
import { createMeasure } from './createMeasure';
import type { Drawing, DrawingText } from './Drawing';
import { letBeMoved } from './letBeMoved';
import { plainLine } from './plainText';

/** px around a drawing that fits, and below it for the buttons. */
const MARGIN = 16;
const BUTTONS = 48;
/** px; in less, the buttons take two lines, which are so high. */
const NARROW = 420;
const BUTTONS_OF_NARROW = 80;
/** Times the drawing that fits. */
const ZOOMS = [0.05, 5_000] as const;
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
  const room = document.createElement('div');
  // Arrows pan: a screen reader is to hand them on.
  room.setAttribute('role', 'application');
  room.setAttribute(
    'aria-label',
    `Drawing ${name}: arrow keys pan, + and − zoom, 0 fits, Enter sets a point while measuring`,
  );
  room.tabIndex = 0;
  room.style.cssText =
    'position:absolute;inset:0;isolation:isolate;outline-offset:-2px;overflow:hidden;background:#fff;cursor:grab;touch-action:none;user-select:none';
  // Below the line of the focus.
  view.canvas.style.cssText += ';position:absolute;inset:0;z-index:-1;pointer-events:none';
  view.canvas.setAttribute('aria-hidden', 'true');
  const ring = document.createElement('span');
  ring.hidden = true;
  ring.style.cssText =
    'position:absolute;width:36px;height:36px;margin:-18px 0 0 -18px;box-sizing:border-box;border:3px solid rgb(255 140 0);border-radius:50%;pointer-events:none';
  room.append(view.canvas, ring);
  host.replaceChildren(room, textRegion(texts.map(({ text }) => text)));

  const state = createViewState({
    zoom: 1,
    zoomRange: ZOOMS,
    fits: true,
    facts: factsOf(drawing),
    omitted: drawing.omitted,
    layers: layers.map((layer) => ({ id: layer.name, name: plainLine(layer.name), visible: layer.visible })),
  });
  let found: Place | null = null;
  let frame = 0;
  /** The whole of it, in the room above the buttons. */
  const whole = (): Look => {
    const buttons = room.clientWidth < NARROW ? BUTTONS_OF_NARROW : BUTTONS;
    const width = Math.max(1, room.clientWidth - 2 * MARGIN);
    const height = Math.max(1, room.clientHeight - 2 * MARGIN - buttons);
    const scale = Math.max((bounds.maxX - bounds.minX) / width, (bounds.maxY - bounds.minY) / height) || 1;
    return {
      x: (bounds.minX + bounds.maxX) / 2,
      y: (bounds.minY + bounds.maxY) / 2 - (buttons / 2) * scale,
      scale,
    };
  };
  let look = whole();
  const placeOf = ({ x, y }: { x: number; y: number }) =>
    [
      room.clientWidth / 2 + (x - look.x) / look.scale,
      room.clientHeight / 2 - (y - look.y) / look.scale,
    ] as const;
  const measure = createMeasure(room, drawing.units ?? 'units', {
    pointAt: (left, top) => ({
      x: look.x + (left - room.clientWidth / 2) * look.scale,
      y: look.y - (top - room.clientHeight / 2) * look.scale,
    }),
    onChange: (now) => {
      state.change(now);
      frame ||= requestAnimationFrame(draw);
    },
  });
  const draw = () => {
    frame = 0;
    view.look(look);
    view.draw();
    ring.hidden = found === null;
    measure.draw(placeOf);
    if (!found) return;
    const [left, top] = placeOf(found);
    ring.style.left = `${left}px`;
    ring.style.top = `${top}px`;
  };
  const lookAt = (next: Look, fits = false) => {
    const scale = clamp(next.scale, whole().scale / ZOOMS[1], whole().scale / ZOOMS[0]);
    look = { ...next, scale };
    // Moves of a pointer come faster than pictures.
    frame ||= requestAnimationFrame(draw);
    state.change({ zoom: whole().scale / scale, fits });
  };
  const fit = () => lookAt(whole(), true);
  const stop = letBeMoved(room, {
    pan: (across, down) =>
      lookAt({ ...look, x: look.x - across * look.scale, y: look.y + down * look.scale }),
    zoom: (factor, across, down) => {
      const scale = clamp(look.scale / factor, whole().scale / ZOOMS[1], whole().scale / ZOOMS[0]);
      const by = look.scale - scale;
      // What is below the pointer stays there.
      lookAt({ x: look.x + across * by, y: look.y - down * by, scale });
    },
    fit,
  });
  const finder = createFinder<Place>({
    search: async function* (text) {
      const places: Place[] = [];
      for (const { text: words, at } of texts) if (at && findText(words, text).length > 0) places.push(at);
      yield places;
    },
    isAhead: ({ x, y }) =>
      Math.abs(x - look.x) < (room.clientWidth / 2) * look.scale &&
      Math.abs(y - look.y) < (room.clientHeight / 2) * look.scale,
    onMatches: () => {
      found = null;
      frame ||= requestAnimationFrame(draw);
    },
    onGoTo: (place) => {
      found = place;
      const legible = place.height > 0 ? place.height / LEGIBLE : look.scale;
      lookAt({ x: place.x, y: place.y, scale: Math.min(look.scale, legible) });
    },
    onState: (matches) => state.change({ matches }),
  });
  fit();
  draw();
  return {
    getState: state.getState,
    subscribe: state.subscribe,
    setZoom: (zoom) => lookAt({ ...look, scale: whole().scale / zoom }),
    fit,
    setMeasuring: measure.setMeasuring,
    setLayerVisible: (id, visible) => {
      view.showLayer(id, visible);
      const changed = state
        .getState()
        .layers?.map((layer) => (layer.id === id ? { ...layer, visible } : layer));
      state.change({ layers: changed });
    },
    ...(texts.length > 0 && {
      find: (text: string) => void finder.find(text),
      goToMatch: finder.go,
    }),
    resize: (width, height) => {
      view.resize(width, height);
      if (state.getState().fits) fit();
      else lookAt(look);
    },
    dispose: () => {
      cancelAnimationFrame(frame);
      frame = 0;
      finder.end();
      cancelAnimationFrame(frame);
      stop();
      measure.end();
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

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
