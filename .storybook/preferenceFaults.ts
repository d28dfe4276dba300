import type { Page } from 'playwright';

/**
 * What cannot be seen where a person's system chooses the colours (Windows' contrast themes): controls drawn by a fill alone,
 * and choices that only a tint tells from the rest.
 * @returns one line for each fault
 */
export async function forcedColorFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const faults = await page.evaluate(lostInForcedColors);
  await page.emulateMedia({ forcedColors: null });
  return faults.map((fault) => `forced colours: ${fault}`);
}

/**
 * What still moves where a person asked for less of it. The page's own stop to all motion is lifted meanwhile.
 * @returns one line for each fault
 */
export async function motionFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await page.evaluate(movingParts);
  await page.emulateMedia({ reducedMotion: null });
  return faults.map((fault) => `reduced motion: ${fault}`);
}

/** Runs in the browser. */
function lostInForcedColors(): string[] {
  const faults: string[] = [];
  const named = (element: Element) => {
    const owner = element.closest('[data-component]')?.getAttribute('data-component') ?? 'page';
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${owner} <${element.tagName.toLowerCase()} role=${element.getAttribute('role')}> “${words.trim().slice(0, 30)}”`;
  };
  const edge = (style: CSSStyleDeclaration) =>
    ['top', 'right', 'bottom', 'left'].some(
      (side) =>
        style.getPropertyValue(`border-${side}-style`) !== 'none' &&
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
    ) ||
    (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0);
  const drawn = (element: Element): boolean =>
    [element, ...element.querySelectorAll('*')].some(
      (part) =>
        part.matches('svg, img, canvas') ||
        [undefined, '::before', '::after'].some((pseudo) => edge(getComputedStyle(part, pseudo))) ||
        [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
    );
  /** A field's edge may be that of the box around it, with a symbol or a button beside the input. */
  const isFramed = (field: Element) => {
    const component = field.closest('[data-component]');
    for (let up = field.parentElement; up && up !== component; up = up.parentElement)
      if (edge(getComputedStyle(up))) return true;
    return false;
  };
  const controls =
    'button, input:not([type=hidden]), textarea, [role=switch], [role=checkbox], [role=radio], [role=slider], [role=progressbar], [role=meter]';
  for (const control of document.body.querySelectorAll(controls)) {
    const { width, height } = control.getBoundingClientRect();
    const style = getComputedStyle(control);
    // A native input that lies invisibly over what is drawn for it.
    if (width <= 1 || height <= 1 || style.opacity === '0' || !control.checkVisibility()) continue;
    if (!drawn(control) && !(control.matches('input, textarea') && isFramed(control)))
      faults.push(`${named(control)} has nothing but a fill`);
  }
  /** All that tells one from another in forced colours, its own parts included. */
  const looks = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .map((part) => {
        const own = [
          getComputedStyle(part),
          getComputedStyle(part, '::before'),
          getComputedStyle(part, '::after'),
        ];
        return own
          .map((style) =>
            [
              style.content,
              style.color,
              style.backgroundColor,
              style.borderTopColor + style.borderTopWidth + style.borderTopStyle,
              style.borderBottomColor + style.borderBottomWidth + style.borderBottomStyle,
              style.borderLeftColor + style.borderLeftWidth + style.borderLeftStyle,
              style.outlineStyle + style.outlineWidth + style.outlineColor,
              style.fontWeight,
              style.textDecorationLine,
              style.transform,
              style.opacity,
              style.display,
            ].join(),
          )
          .join('|');
      })
      .join('/');
  const states = ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current'] as const;
  for (const state of states) {
    for (const chosen of document.body.querySelectorAll(`[${state}]:not([${state}=false])`)) {
      if (!chosen.checkVisibility() || chosen.matches('tr, [role=row], [role=gridcell], td')) continue;
      const role = chosen.getAttribute('role');
      const other = [
        ...(
          chosen.closest('[role=tablist], [role=radiogroup], [role=listbox], [role=group], ul, nav') ??
          document.body
        ).querySelectorAll(chosen.tagName),
      ].find(
        (one) =>
          one !== chosen &&
          one.getAttribute('role') === role &&
          [null, 'false'].includes(one.getAttribute(state)) &&
          one.className.toString() === chosen.className.toString() &&
          one.querySelectorAll('*').length === chosen.querySelectorAll('*').length &&
          one.checkVisibility(),
      );
      if (other && looks(other) === looks(chosen)) {
        faults.push(`${named(chosen)} looks chosen by its fill alone (${state})`);
      }
    }
  }
  return faults;
}

/** Runs in the browser. */
function movingParts(): string[] {
  const stop = document.querySelector<HTMLStyleElement>('style#still');
  if (stop) stop.disabled = true;
  const faults = new Set<string>();
  const longest = (list: string) =>
    Math.max(...list.split(',').map((time) => Number.parseFloat(time) * (time.includes('ms') ? 1 : 1000)));
  // What only fades moves nothing: a spinner may breathe.
  const still = new Set(['opacity', 'offset', 'computedOffset', 'easing', 'composite']);
  const moves = (element: Element, pseudo: string | undefined) =>
    element.getAnimations({ subtree: true }).some(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || effect.target !== element) return false;
      if ((effect.pseudoElement ?? undefined) !== pseudo) return false;
      return effect.getKeyframes().some((frame) => Object.keys(frame).some((name) => !still.has(name)));
    });
  for (const element of document.body.querySelectorAll('*')) {
    const owner = element.closest('[data-component]')?.getAttribute('data-component');
    if (!owner) continue;
    for (const pseudo of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, pseudo);
      const part = `${owner} <${element.tagName.toLowerCase()}${pseudo ?? ''}>`;
      if (style.animationName !== 'none' && longest(style.animationDuration) > 1 && moves(element, pseudo))
        faults.add(`${part} moves`);
      if (longest(style.transitionDuration) > 1)
        faults.add(`${part} takes ${style.transitionDuration} to change`);
    }
  }
  if (stop) stop.disabled = false;
  return [...faults];
}
