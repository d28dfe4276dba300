'use client';
import { type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ThemeChoice } from '../../theme/themeChoice';
import { themeChoices } from '../../theme/themeChoices';
import type { ThemeId } from '../../theme/themeIds';
import { useLayoutEffect } from '../useLayoutEffect';
import { whenMissing } from './missingTheme';
import { readStorage, writeStorage } from './storage';
import { ThemeContext, type ThemeControls } from './ThemeContext';

export interface ThemeProviderProps {
  /** Shown where nothing valid is saved. A new value is switched to. */
  theme?: string;
  /** Told when another theme has been applied: chosen here, or in another tab. */
  onThemeChange?(theme: ThemeId): void;
  /** Key of localStorage under which the choice is kept. */
  storageKey?: string;
  /** Brings a theme's stylesheet, e.g. `themeLoader(hrefs)`; the old theme stays until it has. Without it all themes must be there. */
  load?(theme: ThemeId): Promise<void>;
  /**
   * Told when `load` failed, in which case the old theme stays, and when a theme is shown whose stylesheet is not on the page.
   * Without it the error goes where uncaught ones do: to the console.
   */
  onError?(error: unknown, theme: ThemeId): void;
  /** What can be chosen: the fifteen, or with one of your own: `[...themeChoices, themeChoice(acme)]`. */
  themes?: readonly ThemeChoice[];
  children: ReactNode;
}

/**
 * Keeps `data-theme` of `<html>` at the chosen theme, remembers it on this device and follows other tabs.
 * Put `themeBootScript` into `<head>` too, so that the first paint is already right.
 *
 * Not for a part of the page (`ThemeScope`); one an app.
 *
 * @example <ThemeProvider load={themeLoader(hrefs)} onError={() => toast({ title: 'That theme did not load.' })}>
 */
export function ThemeProvider({
  theme: start = 'default',
  onThemeChange,
  storageKey = 'preferred-theme',
  load,
  onError,
  themes = themeChoices,
  children,
}: ThemeProviderProps) {
  /** Null until the saved choice has been looked up, which a server cannot. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const [lastStart, setLastStart] = useState(start);
  if (start !== lastStart) {
    setLastStart(start);
    setChosen(start);
  }
  const callbacks = useRef({ load, onError, onThemeChange });
  useLayoutEffect(() => {
    callbacks.current = { load, onError, onThemeChange };
  });
  const isKnown = useCallback((id: unknown) => themes.some((choice) => choice.id === id), [themes]);

  /** Counts what was asked for, so that a slow stylesheet cannot overtake what was asked for after it. */
  const turns = useRef({ choice: 0, preview: 0 });
  const bring = useCallback(async (id: string, purpose: 'choice' | 'preview'): Promise<boolean> => {
    turns.current[purpose] += 1;
    const mine = turns.current[purpose];
    try {
      await callbacks.current.load?.(id as ThemeId);
    } catch (error) {
      if (mine === turns.current[purpose]) tellOf(error, id, callbacks.current.onError);
      return false;
    }
    return mine === turns.current[purpose];
  }, []);

  const setTheme = useCallback(
    async (id: string) => {
      if (!isKnown(id) || !(await bring(id, 'choice'))) return;
      setChosen(id);
      setPreviewed(null);
      writeStorage(storageKey, id);
      callbacks.current.onThemeChange?.(id as ThemeId);
    },
    [bring, isKnown, storageKey],
  );

  const preview = useCallback(
    async (id: string | null) => {
      if (id === null) {
        turns.current.preview += 1;
        setPreviewed(null);
        return;
      }
      if (isKnown(id) && (await bring(id, 'preview'))) setPreviewed(id);
    },
    [bring, isKnown],
  );

  const loadTheme = useCallback(
    async (id: string) => {
      try {
        if (isKnown(id)) await callbacks.current.load?.(id as ThemeId);
      } catch (error) {
        tellOf(error, id, callbacks.current.onError);
        return;
      }
      whenMissing(id, (error) => tellOf(error, id, callbacks.current.onError));
    },
    [isKnown],
  );

  // The saved choice is in localStorage, and the boot script may have put it on <html> already.
  useLayoutEffect(() => {
    const saved = readStorage(storageKey);
    const first = saved !== null && isKnown(saved) ? saved : lastStart;
    if (document.documentElement.dataset.theme === first || !callbacks.current.load) {
      setChosen((current) => current ?? first);
      return undefined;
    }
    // What a strict React asks for and takes back must not count as a failure.
    let wanted = true;
    void bring(first, 'choice').then((there) => {
      if (wanted) setChosen((current) => current ?? (there ? first : lastStart));
    });
    return () => {
      wanted = false;
    };
  }, [bring, isKnown, lastStart, storageKey]);

  const shown = previewed ?? chosen;
  // <html> is outside React; portals and the page's own background inherit from it.
  useLayoutEffect(() => {
    if (shown) document.documentElement.dataset.theme = shown;
  }, [shown]);
  // Stylesheets are outside React. The boot script's link may have failed, or nobody brought one.
  useEffect(
    () =>
      shown ? whenMissing(shown, (error) => tellOf(error, shown, callbacks.current.onError)) : undefined,
    [shown],
  );

  // Another tab's choice arrives as an event of localStorage.
  useEffect(() => {
    const follow = async ({ key, newValue }: StorageEvent) => {
      if (key !== storageKey || newValue === null || !isKnown(newValue) || !(await bring(newValue, 'choice')))
        return;
      setChosen(newValue);
      callbacks.current.onThemeChange?.(newValue as ThemeId);
    };
    const listen = (event: StorageEvent) => void follow(event);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, [bring, isKnown, storageKey]);

  const controls = useMemo(
    () => ({ theme: chosen ?? start, setTheme, preview, loadTheme, themes }),
    [chosen, start, setTheme, preview, loadTheme, themes],
  );
  return <ThemeContext.Provider value={controls}>{children}</ThemeContext.Provider>;
}

/** A theme that does not arrive must not go unseen while an app is made. */
function tellOf(error: unknown, id: string, onError: ThemeProviderProps['onError']) {
  if (onError) onError(error, id as ThemeId);
  else reportError(error);
}

/**
 * The chosen theme and the means to choose another. With a theme of your own name the ids: `useTheme<ThemeId | 'acme'>()`.
 * @throws Error outside a ThemeProvider
 */
export function useTheme<Id extends string = ThemeId>(): ThemeControls<Id> {
  const controls = useContext(ThemeContext);
  if (!controls) throw new Error('useTheme stands outside a ThemeProvider');
  return controls as unknown as ThemeControls<Id>;
}
