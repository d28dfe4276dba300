import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** A busy machine is slow, not wrong: a hang is told, slowness is not. */
const testTimeout = 60_000;
const hookTimeout = 180_000;

/**
 * Files share one process, its modules and its window: importing React and the components anew for each file took four times as
 * long as the tests. So a hook belongs into a test file or a set-up file: a helper's module runs for the first file only.
 */
const shared = {
  isolate: false,
  testTimeout,
  hookTimeout,
  retry: 1,
  // A test that asserts nothing fails.
  expect: { requireAssertions: true },
} as const;

const browserLike = {
  ...shared,
  environment: 'happy-dom',
  setupFiles: ['./vitest.setup.ts'],
} as const;

/** One project per package: `vitest run --project domain`. Server tests that need PostgreSQL skip themselves where there is none. */
export default defineConfig({
  test: {
    reporters: ['default', './scripts/checks/vitestReporter.mjs'],
    // One worker is what Vitest takes on two cores by itself, and leaves one of them idle.
    maxWorkers: 2,
    tags: [
      {
        name: 'test-all',
        description:
          'Asserts on time, memory or plans, or takes long: runs in `npm run test:all`, not in `npm test`',
      },
    ],
    projects: [
      { test: { name: 'domain', ...shared, include: ['packages/domain/src/**/*.test.ts'] } },
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
          globalSetup: ['apps/pm-server/test/temporaryInMemory.ts', 'apps/pm-server/test/sharedPostgres.ts'],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
