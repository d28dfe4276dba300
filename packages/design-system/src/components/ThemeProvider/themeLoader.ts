import type { ThemeId } from '../../theme/themeIds';
import { missingTheme, writtenLink } from './missingTheme';

/**
 * A `load` for ThemeProvider: links a theme's stylesheet once and waits for it. The link that the boot script wrote counts.
 * @param hrefs URL of each theme's stylesheet; one that is not listed needs none
 * @returns rejects with an Error naming the URL when it does not arrive; asking again tries again
 */
export function themeLoader(hrefs: Readonly<Record<string, string>>): (theme: ThemeId) => Promise<void> {
  const loading = new Map<string, Promise<void>>();
  return (theme) => {
    const href = hrefs[theme];
    const written = writtenLink(theme);
    const started = loading.get(theme);
    if (started) return started;
    if (!href || written) return Promise.resolve();
    const arrival = link(theme, href).catch((error: unknown) => {
      loading.delete(theme);
      throw error;
    });
    loading.set(theme, arrival);
    return arrival;
  };
}

function link(theme: string, href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('link');
    element.rel = 'stylesheet';
    element.href = href;
    element.dataset.themeStylesheet = theme;
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      reject(missingTheme(theme, href));
    };
    document.head.append(element);
  });
}
