import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** A busy machine is slow, not wrong: time is measured in `bench/`, not here. */
const testTimeout = 30_000;

/**
 * Files share one process, its modules and its window: importing React and the components anew for each file took four times as
 * long as the tests. So a hook belongs into a test file or a set-up file: a helper's module runs for the first file only.
 */
const shared = { isolate: false } as const;

const browserLike = {
  ...shared,
  testTimeout,
  environment: 'happy-dom',
  setupFiles: ['./vitest.setup.ts'],
} as const;

/** One project per package: `vitest run --project domain`. Server tests that need PostgreSQL skip themselves where there is none. */
export default defineConfig({
  test: {
    reporters: ['default', './scripts/checks/vitestReporter.mjs'],
    projects: [
      { test: { name: 'domain', testTimeout, ...shared, include: ['packages/domain/src/**/*.test.ts'] } },
      ...['design-system', 'file-explorer', 'timer'].map((name) => ({
        plugins: [vanillaExtractPlugin()],
        test: { name, include: [`packages/${name}/src/**/*.test.{ts,tsx}`], ...browserLike },
      })),
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'pm-web',
          include: ['apps/pm-web/src/**/*.test.{ts,tsx}'],
          ...browserLike,
          setupFiles: [
            ...browserLike.setupFiles,
            './apps/pm-web/src/testing/keepDrafts.ts',
            './apps/pm-web/src/testing/loadSchemas.ts',
          ],
        },
      },
      {
        test: {
          name: 'pm-server',
          include: ['apps/pm-server/{src,test}/**/*.test.ts'],
          ...shared,
          globalSetup: ['apps/pm-server/test/sharedPostgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
