/**
 * What of the open page is wrong in its layout, one line for each fault: it scrolls sideways, or words of it are cut off.
 * Runs in the page.
 */
export function pageFaults(): string[] {
  const faults = new Set<string>();
  const named = (element: Element) => {
    const owner = element.closest('[data-component]')?.getAttribute('data-component') ?? 'page';
    return `${owner} <${element.tagName.toLowerCase()}>`;
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        element.checkVisibility({ opacityProperty: true }),
    );
    faults.add(`scrolls sideways (${scrollWidth} of ${clientWidth} px): ${wide.slice(-1).map(named)}`);
  }

  /** A visually hidden text, or a box that is closed. */
  const isUnseen = (element: Element) => {
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      const { clipPath, opacity } = styleOf(up);
      const { width, height } = up.getBoundingClientRect();
      if (clipPath !== 'none' || opacity === '0' || width <= 1 || height <= 1) return true;
    }
    return !element.checkVisibility({ visibilityProperty: true });
  };
  /** The whole text under the pointer: a title, be it one that comes with the pointer. */
  const isToldElsewhere = (element: Element, text: string) =>
    (element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })) &&
      [...ancestors(element)].some((up) => (up.getAttribute('title') ?? '').includes(text))) ||
    element.closest('[aria-hidden="true"], [inert]') !== null;
  function* ancestors(element: Element): Generator<Element> {
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) yield up;
  }

  const range = document.createRange();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent || parent.closest('script, style, noscript, svg, select')) continue;
    range.selectNodeContents(node);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0 || isUnseen(parent)) continue;
    for (const up of ancestors(parent)) {
      const { overflowX, overflowY, position, textOverflow } = styleOf(up);
      if (position === 'fixed') break;
      const box = up.getBoundingClientRect();
      // A chip for which the line has no room is in the menu at its end.
      if (up.matches('[data-component="ChipGroup"] > [data-part="line"]') && top >= box.bottom) break;
      const sideways = hides(overflowX) && (right > box.right + 1.5 || left < box.left - 1.5);
      const downwards = hides(overflowY) && (bottom > box.bottom + 3 || top < box.top - 3);
      if ((sideways || downwards) && !isToldElsewhere(parent, text)) {
        const how = sideways
          ? textOverflow === 'ellipsis'
            ? 'ends in an ellipsis'
            : 'is cut off'
          : 'is cut off below';
        faults.add(`“${text.slice(0, 40)}” of ${named(parent)} ${how}`);
        break;
      }
      // What scrolls can be brought into view.
      if (/auto|scroll/.test(overflowX + overflowY)) break;
    }
  }

  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    if (field.value === '' && field.scrollWidth > field.clientWidth + 1 && !isUnseen(field))
      faults.add(`placeholder “${field.placeholder}” is cut off`);
  }
  return [...faults];
}
