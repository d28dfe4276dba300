import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { themes } from '../packages/design-system/src/theme/themes';
import { themeToCss } from '../packages/design-system/src/theme/themeToCss';

/** A theme's variables as a stylesheet, as an app ships them: `virtual:theme/nord.css`. The default one is also the page's. */
function themeCss(): Plugin {
  const idOf = (source: string) => /virtual:theme\/([\w-]+)\.css$/.exec(source)?.[1];
  return {
    name: 'theme-css',
    resolveId: (source) => (idOf(source) ? `\0${source}` : null),
    load: (source) => {
      const theme = Object.values(themes).find(({ id }) => id === idOf(source));
      return theme ? themeToCss(theme, { root: theme.id === 'default' }) : null;
    },
  };
}

export default defineConfig({
  base: './',
  logLevel: 'error',
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), themeCss()],
  // One React a page, whichever folder its libraries lie in.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      output: {
        // What makes the rows and takes the figures is apart from the page that is weighed.
        manualChunks: (id) =>
          /(pages\/(tasks|benchPage|explorerPage)|kit\/kitPage)\.ts$/.test(id) ? 'harness' : undefined,
      },
    },
  },
});
