import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite/precompress.ts';
import { themes } from './vite/themes.ts';

/** Where the API of a development server is; `pnpm dev` runs both in one process and sets nothing. */
const api = process.env.LINEWORK_API ?? 'http://127.0.0.1:4310';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), themes(), precompress()],
  build: {
    target: 'es2022',
    // The budget (vite/budget.ts) is what counts, compressed and for the first screen only.
    chunkSizeWarningLimit: 1_000,
    manifest: true,
    rolldownOptions: {
      output: {
        // What a first screen needs comes in a few files: fifty little ones compress a tenth worse.
        codeSplitting: {
          groups: [
            { name: 'core', tags: ['$initial'], priority: 3 },
            { name: 'icons', test: /lucide-react/, minShareCount: 4, priority: 2 },
            {
              name: 'controls',
              test: /@radix-ui\/(?:primitive|react-(?:presence|context|primitive|use-[a-z-]+))\/|components\/(?:SearchField\/SearchField\.tsx|tones\.css\.ts|(?:classNames|inertWhen|withRef|use(?!Loaded|ArrowChoice|WalkByLetters)[A-Z]\w+)\.tsx?$)|design-system\/src\/locale\//,
              priority: 2,
            },
            {
              name: 'frame',
              test: /components\/(?:(?:AppShell|Identity|Menu|Sidebar|ThemePicker|TopBar)\/\w+|Toast\/ToastProvider)\.tsx$/,
              priority: 1,
            },
            {
              name: 'workspace',
              test: /pm-web\/src\/(?:api\/touchedKeys|app\/(?:AppLinks|PreviousPage|useAppPath)|format|forms\/forgetDrafts|problems\/problemToast|session\/useCan|storage|tasks\/followedKey)/,
              priority: 1,
            },
            {
              name: 'rows',
              test: /components\/(?:Avatar|Badge|Columns|Link|List|Progress|StatCard|StatRow|Text)\/\w+|domain\/src\/format\/formatNumber/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: api } } },
});
