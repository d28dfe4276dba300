interface Moves {
  /** px that the picture goes to the right and down. */
  pan: (across: number, down: number) => void;
  /** @param across,down px from the middle to what stays where it is */
  zoom: (factor: number, across: number, down: number) => void;
  fit: () => void;
}

const KEY_ZOOM = 1.25;
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM };
/** Where the picture goes, to the right and down: an arrow shows more of its own side. */
const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** Of the room, by an arrow. */
const KEY_PAN = 0.1;
/** Wheels count in px, lines or pages. */
const PX_OF_MODE = [1, 16, 400];

/** Dragging pans, a wheel or two fingers zoom; arrows pan, + and - zoom, 0 and Home fit. @returns a function that ends it */
export function letBeMoved(room: HTMLElement, { pan, zoom, fit }: Moves): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const pointers = new Map<number, { x: number; y: number }>();
  const fromMiddle = (x: number, y: number): [number, number] => {
    const { left, top, width, height } = room.getBoundingClientRect();
    return [x - left - width / 2, y - top - height / 2];
  };

  room.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button > 1) return;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      room.setPointerCapture(event.pointerId);
      room.style.cursor = 'grabbing';
    },
    { signal },
  );
  room.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      pointers.set(event.pointerId, now);
      if (!other) return pan(now.x - before.x, now.y - before.y);
      pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      const apart = (at: { x: number; y: number }) => Math.hypot(at.x - other.x, at.y - other.y);
      if (apart(before) > 0 && apart(now) > 0)
        zoom(apart(now) / apart(before), ...fromMiddle((now.x + other.x) / 2, (now.y + other.y) / 2));
    },
    { signal },
  );
  for (const type of ['pointerup', 'pointercancel'] as const)
    room.addEventListener(
      type,
      ({ pointerId }) => {
        pointers.delete(pointerId);
        if (pointers.size === 0) room.style.cursor = 'grab';
      },
      { signal },
    );
  room.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const px = event.deltaY * (PX_OF_MODE[event.deltaMode] ?? 1);
      zoom(Math.exp(-Math.max(-300, Math.min(300, px)) / 400), ...fromMiddle(event.clientX, event.clientY));
    },
    { signal, passive: false },
  );
  room.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey) return;
      const [right = 0, down = 0] = ARROWS[key] ?? [];
      const factor = ZOOM_KEYS[key];
      if (key in ARROWS) pan(right * room.clientWidth * KEY_PAN, down * room.clientHeight * KEY_PAN);
      else if (factor !== undefined) zoom(factor, 0, 0);
      else if (key === '0' || key === 'Home') fit();
      else return;
      event.preventDefault();
    },
    { signal },
  );
  return () => controller.abort();
}
