/** Changes each statement of the rules and of the timer, and lists the changes that no test of theirs notices: `pnpm test:mutation`. */
export default {
  mutate: [
    'packages/{domain,timer}/src/**/*.{ts,tsx}',
    '!**/*.{test,stories,css}.{ts,tsx}',
    '!**/testing/**',
    // A workspace of examples, not a rule.
    '!packages/domain/src/sample/**',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  // What is evaluated once, when a module is imported, would need all tests for each change.
  ignoreStatic: true,
  // What neither package's tests read is not copied.
  ignorePatterns: [
    'apps',
    'bench',
    'docs',
    'e2e',
    'fixtures',
    'packages/{design-system,file-explorer}',
    'storybook-static',
    'test-results',
    'playwright-report',
    'dist',
  ],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  // A second run tries only what has changed since, and what changed tests may notice.
  incremental: true,
  incrementalFile: 'node_modules/.cache/mutation.json',
  tempDirName: 'node_modules/.stryker',
  concurrency: 2,
  thresholds: { high: 100, low: 95, break: 90 },
};
