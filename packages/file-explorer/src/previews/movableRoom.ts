/** Where a drawing is looked at on paper, moved by pointer and keys. @param label what it is, and its keys */
export function movableRoom(label: string): HTMLElement {
  const room = document.createElement('div');
  // Arrows pan: a screen reader is to hand them on.
  room.setAttribute('role', 'application');
  room.setAttribute('aria-label', label);
  room.tabIndex = 0;
  room.style.cssText =
    'position:absolute;inset:0;isolation:isolate;outline-offset:-2px;overflow:hidden;background:#fff;cursor:grab;touch-action:none;user-select:none';
  return room;
}

/** Puts the canvas of a drawing into its room, below the line of the focus. */
export function putCanvas(room: HTMLElement, canvas: HTMLCanvasElement): void {
  canvas.style.cssText += ';position:absolute;inset:0;z-index:-1;pointer-events:none';
  canvas.setAttribute('aria-hidden', 'true');
  room.prepend(canvas);
}
