import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { defaultTheme } from '../packages/design-system/src/theme/themes/default';
import { themeToCss } from '../packages/design-system/src/theme/themeToCss';

/** The default theme's variables as a stylesheet, as an app ships them. */
function defaultThemeCss(): Plugin {
  const id = 'virtual:default-theme.css';
  return {
    name: 'default-theme-css',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? themeToCss(defaultTheme, { root: true }) : null),
  };
}

export default defineConfig({
  base: './',
  logLevel: 'error',
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), defaultThemeCss()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      output: {
        // What makes the rows and takes the figures is apart from the page that is weighed.
        manualChunks: (id) => (/pages\/(tasks|benchPage)\.ts$/.test(id) ? 'harness' : undefined),
      },
    },
  },
});
