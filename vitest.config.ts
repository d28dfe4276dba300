import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** A busy machine is slow, not wrong: time is measured in `bench/`, not here. */
const testTimeout = 30_000;

const browserLike = {
  testTimeout,
  environment: 'happy-dom',
  setupFiles: ['./vitest.setup.ts'],
} as const;

/** One project per package: `vitest run --project domain`. Server tests that need PostgreSQL skip themselves where there is none. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', testTimeout, include: ['packages/domain/src/**/*.test.ts'] } },
      ...['design-system', 'file-explorer', 'timer'].map((name) => ({
        plugins: [vanillaExtractPlugin()],
        test: { name, include: [`packages/${name}/src/**/*.test.{ts,tsx}`], ...browserLike },
      })),
      {
        plugins: [vanillaExtractPlugin()],
        test: { name: 'pm-web', include: ['apps/pm-web/src/**/*.test.{ts,tsx}'], ...browserLike },
      },
      {
        test: {
          name: 'pm-server',
          include: ['apps/pm-server/{src,test}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
