import { dirname } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { runnerImport } from 'vite';

type ThemeBuild = typeof import('@linework/design-system/themes/build');

// Storybook reads this file with Node's own loader, which does not resolve a package's TypeScript source; Vite does.
const { module: themeBuild } = await runnerImport<ThemeBuild>('@linework/design-system/themes/build');
const stylesheets = themeBuild.themeStylesheets({ fontUrl: (name) => `fonts/${name}` });
const fontFolders = new Set(stylesheets.flatMap(({ files }) => files.map(({ source }) => dirname(source))));

const config: StorybookConfig = {
  staticDirs: [...fontFolders].map((from) => ({ from, to: '/fonts' })),
  previewHead: (head) => `${head}<style>${stylesheets.map(({ css }) => css).join('\n')}</style>`,
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
