/** Written by vite/themes.ts: the URL of each theme's stylesheet, by its id. */
declare module 'virtual:theme-hrefs' {
  const hrefs: Record<string, string>;
  export default hrefs;
}
