/** How `themeBootScript` finds the theme. */
export interface ThemeBootOptions {
  /** Where ThemeProvider saves the choice. */
  storageKey?: string;
  /** Shown where nothing valid is saved, or nothing may be read. */
  fallback?: string;
}

/**
 * Text of a small classic script for `<head>`, before any stylesheet of the app: marks `<html>` with the saved theme and
 * writes the link to its stylesheet while the page is still being parsed, so that nothing is painted in another theme.
 * Under a content security policy serve it as a file, or allow it by its hash.
 * @param hrefs URL of each theme's stylesheet; a saved id that is not among them is ignored
 */
export function themeBootScript(
  hrefs: Readonly<Record<string, string>>,
  { storageKey = 'preferred-theme', fallback = 'default' }: ThemeBootOptions = {},
): string {
  const links = Object.fromEntries(
    Object.entries(hrefs).map(([id, href]) => [
      id,
      `<link rel="stylesheet" data-theme-stylesheet="${escapeAttribute(id)}" href="${escapeAttribute(href)}">`,
    ]),
  );
  return `(function(){var links=${literal(links)},theme=${literal(fallback)};try{var saved=localStorage.getItem(${literal(storageKey)});if(saved&&Object.prototype.hasOwnProperty.call(links,saved))theme=saved}catch(blocked){}document.documentElement.setAttribute("data-theme",theme);if(Object.prototype.hasOwnProperty.call(links,theme))document.write(links[theme])})();`;
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** A JavaScript literal that cannot end the script element it stands in. */
function literal(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
