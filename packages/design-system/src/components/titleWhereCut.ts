/** Elements whose title is from here, and goes again when their words fit. */
const titled = new WeakSet<Element>();

/** How far above the pointer's target the element may be that cuts its words off: a link in a span in a cell. */
const LEVELS = 3;

/** For `onPointerOver` of a frame: words in it that end in an ellipsis are told whole as their element's title. */
export function titleWhereCut({ target }: { target: EventTarget }): void {
  let element = target instanceof HTMLElement ? target : null;
  for (let level = 0; element && level < LEVELS; level += 1) {
    setTitle(element);
    element = element.parentElement;
  }
}

function setTitle(element: HTMLElement): void {
  const isOurs = titled.has(element);
  if (element.hasAttribute('title') && !isOurs) return;
  const isCut =
    element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';
  if (isCut) {
    element.title = element.textContent ?? '';
    titled.add(element);
  } else if (isOurs) {
    element.removeAttribute('title');
    titled.delete(element);
  }
}
