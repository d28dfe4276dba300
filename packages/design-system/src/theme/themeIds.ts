/** The fifteen, in the order of the picker. */
export const themeIds = [
  'default',
  'material',
  'material-dark',
  'office2016',
  'office2016-dark',
  'fluent',
  'fluent-dark',
  'bootstrap',
  'tailwind',
  'nord',
  'dracula',
  'github',
  'github-dark',
  'vscode',
  'vscode-dark',
] as const;

export type ThemeId = (typeof themeIds)[number];

export function isThemeId(value: unknown): value is ThemeId {
  return themeIds.some((id) => id === value);
}
