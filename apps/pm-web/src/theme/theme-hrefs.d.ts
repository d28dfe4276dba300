/** Written by vite/themes.ts: the URL of each theme's stylesheet, by its id. */
declare module 'virtual:theme-hrefs' {
  const hrefs: Record<string, string>;
  export default hrefs;
  /** The stylesheet of a theme's own fonts; none where it has none. */
  export const fontHrefs: Record<string, string>;
}
