/**
 * The one rule that names a token's CSS variable: `color.text.muted` is `--lw-color-text-muted`.
 * @param path keys from the root of ThemeTokens to the leaf
 */
export function variableName(path: readonly string[]): string {
  return `lw-${path.map(toKebab).join('-')}`;
}

function toKebab(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
