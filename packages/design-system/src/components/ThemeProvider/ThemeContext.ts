'use client';
import { createContext } from 'react';
import type { ThemeChoice } from '../../theme/themeChoice';
import type { ThemeId } from '../../theme/themeIds';

export interface ThemeControls<Id extends string = ThemeId> {
  /** Id of the chosen theme. */
  theme: Id;
  /** Loads, applies and saves a theme; resolves when it is applied, or has failed. */
  setTheme(theme: Id): Promise<void>;
  /** Shows a theme without choosing it; null ends that. */
  preview(theme: Id | null): Promise<void>;
  /** Brings a theme's stylesheet without showing it, as a ThemeScope asks; resolves when it is there, or has failed. */
  loadTheme(theme: Id): Promise<void>;
  themes: readonly ThemeChoice[];
}

export const ThemeContext = createContext<ThemeControls<string> | null>(null);
