/** Of the drawing, in its units. */
interface Point {
  readonly x: number;
  readonly y: number;
}

interface Measured {
  measuring: boolean;
  /** '1,250 mm, Δx 1,000, Δy 750'; undefined until there are two points. */
  measurement: string | undefined;
}

/** px that a press may move and still sets a point: more is a drag. */
const STEADY = 4;
const SVG = 'http://www.w3.org/2000/svg';
const INK = '#c2410c';

/**
 * Measures between two points that are pressed, or set by Enter where the cross in the middle stands.
 * @param room what is pressed; the line is drawn over it @param units of the drawing, 'mm'
 * @param pointAt what lies at a place of the room, px from its left and top
 */
export function createMeasure(
  room: HTMLElement,
  units: string,
  { pointAt, onChange }: { pointAt: (left: number, top: number) => Point; onChange: (now: Measured) => void },
) {
  const written = new Intl.NumberFormat('en', { maximumSignificantDigits: 6 });
  const layer = document.createElementNS(SVG, 'svg');
  layer.setAttribute('aria-hidden', 'true');
  layer.style.cssText = `position:absolute;inset:0;width:100%;height:100%;pointer-events:none;fill:none;stroke:${INK};stroke-width:1.5`;
  layer.style.display = 'none';
  const shape = (name: 'line' | 'path') => layer.appendChild(document.createElementNS(SVG, name));
  const [line, ends, cross] = [shape('line'), shape('path'), shape('path')];
  room.append(layer);
  let points: readonly Point[] = [];
  let isOn = false;

  const tell = () => {
    const [from, to] = points;
    const [across, up] = from && to ? [Math.abs(to.x - from.x), Math.abs(to.y - from.y)] : [0, 0];
    onChange({
      measuring: isOn,
      measurement: to
        ? `${written.format(Math.hypot(across, up))} ${units}, Δx ${written.format(across)}, Δy ${written.format(up)}`
        : undefined,
    });
  };
  const set = (left: number, top: number) => {
    const point = pointAt(left, top);
    // A third begins anew.
    points = points.length === 1 ? [...points, point] : [point];
    tell();
  };

  const controller = new AbortController();
  const { signal } = controller;
  let pressed: { left: number; top: number } | null = null;
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = room.getBoundingClientRect();
    return { left: clientX - left, top: clientY - top };
  };
  room.addEventListener(
    'pointerdown',
    (event) => {
      pressed = isOn && event.isPrimary && event.button === 0 ? placeOf(event) : null;
    },
    { signal },
  );
  room.addEventListener(
    'pointerup',
    (event) => {
      const place = placeOf(event);
      const before = pressed;
      pressed = null;
      if (before && Math.hypot(place.left - before.left, place.top - before.top) <= STEADY)
        set(place.left, place.top);
    },
    { signal },
  );
  room.addEventListener(
    'keydown',
    (event) => {
      if (!isOn || event.key !== 'Enter') return;
      event.preventDefault();
      set(room.clientWidth / 2, room.clientHeight / 2);
    },
    { signal },
  );
  return {
    setMeasuring: (on: boolean) => {
      isOn = on;
      points = [];
      layer.style.display = on ? '' : 'none';
      // For Enter to set points, and arrows to pan below the cross.
      if (on) room.focus({ preventScroll: true });
      tell();
    },
    /** @param placeOfPoint where a point is seen, px from the left and top of the room */
    draw: (placeOfPoint: (point: Point) => readonly [number, number]) => {
      if (!isOn) return;
      const places = points.map(placeOfPoint);
      const [from = [0, 0], to = from] = places;
      const ofLine = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
      for (const [name, value] of Object.entries(ofLine)) line.setAttribute(name, String(value));
      ends.setAttribute('d', places.map(([x, y]) => `M${x - 5} ${y}h10M${x} ${y - 5}v10`).join(''));
      const [x, y] = [room.clientWidth / 2, room.clientHeight / 2];
      cross.setAttribute('d', `M${x - 12} ${y}h8M${x + 4} ${y}h8M${x} ${y - 12}v8M${x} ${y + 4}v8`);
    },
    end: () => controller.abort(),
  };
}
