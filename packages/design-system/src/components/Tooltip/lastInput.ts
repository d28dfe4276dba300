let isPointer = false;
let isWatching = false;

/** From now on `wasPointer` knows. Again it does nothing: one listener serves all tooltips of a page. */
export function watchInput(): void {
  if (isWatching) return;
  isWatching = true;
  const hear = ({ type }: Event) => {
    isPointer = type === 'pointerdown';
  };
  addEventListener('pointerdown', hear, true);
  addEventListener('keydown', hear, true);
}

/**
 * Whether what a person did last was a press or a tap. A browser shows the ring of a focus that a script moves after a tap,
 * where the element that loses it had one: as when a menu gives the focus back to its button.
 */
export function wasPointer(): boolean {
  return isPointer;
}
