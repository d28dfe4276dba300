import { defineConfig } from 'vitest/config';
import everything from './vitest.config';

const PACKAGES = ['domain', 'timer'];

/**
 * The tests that Stryker (stryker.config.mjs) runs for each of its changes. In processes that are shared it does not learn which
 * tests reach a change, and would run them all.
 */
export default defineConfig({
  test: {
    projects: everything.test?.projects?.flatMap((project) =>
      typeof project === 'object' && 'test' in project && PACKAGES.includes(String(project.test?.name))
        ? [{ ...project, test: { ...project.test, isolate: true } }]
        : [],
    ),
  },
});
