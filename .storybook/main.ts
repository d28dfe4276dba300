import { dirname } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { runnerImport } from 'vite';
import { docgenDefaults } from './docgenDefaults.ts';

type ThemeBuild = typeof import('@linework/design-system/themes/build');

// Storybook reads this file with Node's own loader, which does not resolve a package's TypeScript source; Vite does.
const { module: themeBuild } = await runnerImport<ThemeBuild>('@linework/design-system/themes/build');
const stylesheets = themeBuild.themeStylesheets({ fontUrl: (name) => `fonts/${name}` });
const fontFolders = new Set(stylesheets.flatMap(({ files }) => files.map(({ source }) => dirname(source))));

/** What Chromatic is sent: each image is paid for, and the sheets show every state. */
const sheetsOnly = process.env.SHEETS_ONLY === '1';

const config: StorybookConfig = {
  staticDirs: [...fontFolders].map((from) => ({ from, to: '/fonts' })),
  previewHead: (head) => `${head}<style>${stylesheets.map(({ css }) => css).join('\n')}</style>`,
  // The written pages show stories that are no sheets.
  stories: [...(sheetsOnly ? [] : ['../packages/*/src/**/*.mdx']), '../packages/*/src/**/*.stories.tsx'],
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (...asked) => {
        const entries = await indexer.createIndex(...asked);
        return sheetsOnly ? entries.filter(({ tags }) => tags?.includes('sheet')) : entries;
      },
    })),
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  // The other extractor reads no further than a file: `keyof typeof styles.variant` would be shown as unknown.
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/design-system/tsconfig.json',
      include: ['packages/*/src/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), docgenDefaults()],
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
