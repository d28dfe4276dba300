import type { Page } from 'playwright';

/**
 * What does not fit at the width of the smallest phone, read from either side, and with text at twice its size.
 * @returns one line for each fault; empty when the page holds
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, width, dir, fontSize } of settings) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate(
      async ([direction, size]) => {
        document.documentElement.dir = direction;
        document.documentElement.style.fontSize = size;
        // Twice: what asks for the width in script renders after the frame in which it learns of it.
        for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
      },
      [dir, fontSize] as const,
    );
    for (const fault of await page.evaluate(faultsHere)) faults.push(`${name}: ${fault}`);
  }
  return faults;
}

const settings = [
  { name: '320 px', width: 320, dir: 'ltr', fontSize: '' },
  { name: '320 px, right to left', width: 320, dir: 'rtl', fontSize: '' },
  { name: 'text at 200 %, 640 px', width: 640, dir: 'ltr', fontSize: '200%' },
] as const;

/** Runs in the browser: what reaches past the page's sides, and text cut off without an ellipsis. */
function faultsHere(): string[] {
  const width = document.documentElement.clientWidth;
  const named = (element: Element) => {
    const owner = element.closest('[data-component]')?.getAttribute('data-component') ?? 'page';
    return `${owner} <${element.tagName.toLowerCase()}> “${(element.textContent ?? '').trim().slice(0, 30)}”`;
  };
  const clips = (element: Element) => {
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflowX !== 'visible') return true;
    }
    return false;
  };
  const faults: string[] = [];
  // Radix writes the direction that it was told, or ltr. The text of a PDF, which is presentation, has its own.
  const mirrored = '[dir="rtl"] [role][dir="ltr"]:not(input, [role="presentation"])';
  for (const element of document.querySelectorAll(mirrored)) {
    faults.push(`${named(element)} is not mirrored`);
  }
  for (const element of document.body.querySelectorAll('*')) {
    const style = getComputedStyle(element);
    const { left, right, width: wide } = element.getBoundingClientRect();
    if (wide === 0 || style.visibility === 'hidden' || style.position === 'fixed') continue;
    if ((left < -1 || right > width + 1) && !clips(element)) {
      faults.push(
        `${named(element)} reaches from ${Math.round(left)} to ${Math.round(right)} of ${width} px`,
      );
    }
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const cut =
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2;
    const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
    const meant = style.textOverflow === 'ellipsis' || wide <= 1 || element.clientHeight <= 1;
    if (words && hides && cut && !meant) faults.push(`${named(element)} is cut off`);
  }
  return faults;
}
