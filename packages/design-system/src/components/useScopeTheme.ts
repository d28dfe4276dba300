'use client';
import { createContext, useContext } from 'react';

/** Id of the nearest ThemeScope's theme; null where the page's own holds. */
export const ScopeThemeContext = createContext<string | null>(null);

/**
 * What a portalled element carries to look like the place it was opened from: it stands at the end of the page, out of its
 * ThemeScope's DOM, so nothing there can clip it. Spread it on the outermost element of the portal that draws anything;
 * nothing is added outside a ThemeScope.
 *
 * @example <Portal><div {...useScopeTheme()} className={styles.popup} /></Portal>
 */
export function useScopeTheme(): { 'data-theme'?: string } {
  const theme = useContext(ScopeThemeContext);
  return theme === null ? {} : { 'data-theme': theme };
}
