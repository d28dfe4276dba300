import { themeMark } from '../../theme/themeMark';

/** What a developer reads on the console: the file that is missing, and where it says what to do. */
export function missingTheme(theme: string, address?: string | null): Error {
  return new Error(
    `The stylesheet of the theme "${theme}" is not on the page${address ? `: ${address} did not load` : ''}. Its file is ` +
      `@linework/design-system/dist/themes/${theme}.css, or what themeToCss wrote for a theme of your own; the fonts lie beside ` +
      'it. See "Themes" in the README of @linework/design-system.',
  );
}

/**
 * Looks, once the page and its stylesheets are loaded, whether the styles of a theme are there.
 * @param tell told of a theme that is not
 * @returns what calls it off
 */
export function whenMissing(theme: string, tell: (error: Error) => void): () => void {
  let frame = 0;
  const look = () => {
    frame = requestAnimationFrame(() => {
      if (isMissing(theme)) tell(missingTheme(theme, writtenLink(theme)?.getAttribute('href')));
    });
  };
  if (document.readyState === 'complete') look();
  else window.addEventListener('load', look, { once: true });
  return () => {
    window.removeEventListener('load', look);
    cancelAnimationFrame(frame);
  };
}

/** The link to a theme's stylesheet that is in the page: the boot script's, or the loader's. */
export function writtenLink(theme: string): Element | null {
  return document.querySelector(`link[data-theme-stylesheet="${CSS.escape(theme)}"]`);
}

/**
 * Whether the page has styles of ours, but not those of this theme. Where it has none at all, as in unit tests, no theme is
 * missing more than any other.
 */
function isMissing(theme: string): boolean {
  if (markOf(document.documentElement) === '') return false;
  const probe = document.createElement('span');
  probe.dataset.theme = theme;
  document.head.append(probe);
  const found = markOf(probe);
  probe.remove();
  return found !== theme;
}

function markOf(element: Element): string {
  return getComputedStyle(element).getPropertyValue(themeMark).trim();
}
