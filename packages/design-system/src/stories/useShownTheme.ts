import { useSyncExternalStore } from 'react';
import { isThemeId } from '../theme/themeIds';
import { themes } from '../theme/themes';
import type { Theme } from '../theme/tokens';

/** The theme that `<html>` wears now, as data: what a page of tokens reads. */
export function useShownTheme(): Theme {
  const id = useSyncExternalStore(whenWorn, worn);
  return isThemeId(id) ? themes[id] : themes.default;
}

function whenWorn(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function worn(): string {
  return document.documentElement.dataset.theme ?? '';
}
