import type { ColorScheme, Theme } from './tokens';

/** What a list of themes shows of one: enough to draw it without its stylesheet. */
export interface ThemeChoice {
  id: string;
  name: string;
  description: string;
  colorScheme: ColorScheme;
  /** Id of the same face in the other scheme. */
  sibling?: string;
  /** Colours and corner of a small drawing of it. */
  swatch: {
    page: string;
    sheet: string;
    border: string;
    topbar: string;
    text: string;
    accent: string;
    mark: string;
    radius: string;
  };
}

/** A theme of your own as an entry for `ThemeProvider`'s `themes`. */
export function themeChoice({ id, name, description, colorScheme, sibling, tokens }: Theme): ThemeChoice {
  const { color, radius } = tokens;
  return {
    id,
    name,
    description,
    colorScheme,
    ...(sibling ? { sibling } : {}),
    swatch: {
      page: color.surface.page,
      sheet: color.surface.sheet,
      border: color.border.default,
      topbar: color.chrome.topbar,
      text: color.text.muted,
      accent: color.accent.solid,
      mark: color.accent.mark,
      radius: radius.control,
    },
  };
}
