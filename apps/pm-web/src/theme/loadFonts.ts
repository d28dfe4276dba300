import { fontHrefs } from 'virtual:theme-hrefs';
import { whenIdle } from '../app/whenIdle';

/**
 * Brings the fonts of the theme that the page is in, and of those that it changes to, once its first content is painted: until then
 * faces of the system with the same measures stand in, so that nothing waits for the fonts and nothing moves when they come.
 */
export function loadFonts(): void {
  whenIdle(() => {
    link();
    // ThemeProvider and the boot script put the theme there.
    new MutationObserver(link).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  });
}

function link(): void {
  const href = fontHrefs[document.documentElement.dataset.theme ?? 'default'];
  if (!href || document.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = href;
  document.head.append(element);
}
