import { type ThemeChoice, type ThemeId, useTheme } from '@linework/design-system';
import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../session/SessionContext';
import { appearanceApplied } from './appearanceApplied';

/**
 * Switches this device to the light or dark sibling of its theme when the person's setting changes, or, where it says 'as the
 * system', when the system does (SET-03). Afterwards the theme picker decides.
 */
export function FollowAppearance() {
  const { settings } = useSession();
  const { theme, setTheme, themes } = useTheme();
  const system = useSyncExternalStore(follow, () => (systemIsDark().matches ? 'dark' : 'light'));
  const scheme = settings.theme === 'system' ? system : settings.theme;
  const wanted = settings.theme === 'system' ? `system ${system}` : settings.theme;
  // The device's storage and the theme on <html> are the external things.
  useEffect(() => {
    if (appearanceApplied.read() === wanted) return;
    appearanceApplied.write(wanted);
    const next = themeIn(scheme, theme, themes);
    if (next !== theme) void setTheme(next);
  }, [wanted, scheme, theme, themes, setTheme]);
  return null;
}

const DEFAULT_OF = { light: 'default', dark: 'github-dark' } as const;

/** The theme itself where it is of that scheme, else its sibling, else the scheme's default. */
function themeIn(scheme: 'light' | 'dark', theme: string, themes: readonly ThemeChoice[]): ThemeId {
  const active = themes.find(({ id }) => id === theme);
  if (active?.colorScheme === scheme) return active.id as ThemeId;
  return (active?.sibling ?? DEFAULT_OF[scheme]) as ThemeId;
}

function systemIsDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function follow(onChange: () => void): () => void {
  const media = systemIsDark();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
