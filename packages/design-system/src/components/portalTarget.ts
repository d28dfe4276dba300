/**
 * Where a list or popover of this element is portalled: the nearest nested theme, so that it looks like its field.
 * Undefined (the body) when the theme is the page's own.
 */
export function portalTarget(element: Element | null): HTMLElement | undefined {
  const scope = element?.closest('[data-theme]');
  return scope instanceof HTMLElement && scope !== document.documentElement ? scope : undefined;
}
