/**
 * One of the checks that `npm test` and `npm run test:all` are made of: a script of package.json.
 * @typedef {object} Step
 * @property {string} name
 * @property {string} script
 * @property {string[]} [args] what the script gets besides
 * @property {boolean} [alone] keeps all cores busy by itself: nothing runs beside it
 * @property {string} [after] the step whose work it needs
 */

/** Set in `npm run test:all`, where `measured` (apps/pm-server/test/measured.ts) looks at its figures. */
export const TEST_ALL = 'TEST_ALL';

/** @type {(Step & { onlyInAll?: boolean, inAll?: Partial<Step> })[]} in order of how soon they tell */
const steps = [
  // A build writes files beside the sources for a moment, which lint would miss a moment later.
  { name: 'lint', script: 'lint', alone: true },
  { name: 'build', script: 'build' },
  { name: 'types', script: 'typecheck' },
  { name: 'packages', script: 'test:packages', after: 'build' },
  { name: 'storybook', script: 'storybook:build' },
  { name: 'fixtures', script: 'test:fixtures', args: ['vite-app'], after: 'build', inAll: { args: [] } },
  { name: 'sizes', script: 'size', after: 'build', onlyInAll: true },
  // Bytes are the same on every machine, and weighed in a second.
  { name: 'first screen', script: 'test:budget', after: 'build' },
  {
    name: 'unit and server',
    script: 'test:unit',
    args: ['--tags-filter=!test-all'],
    alone: true,
    inAll: { args: [] },
  },
  { name: 'unit, a week on', script: 'test:other-day', alone: true, onlyInAll: true },
  {
    name: 'components in Chromium',
    script: 'test:storybook',
    args: ['--built', '--sheets'],
    alone: true,
    after: 'storybook',
    inAll: { args: ['--built'] },
  },
  {
    name: 'end to end',
    script: 'test:e2e',
    args: ['--grep-invert=@test-all'],
    alone: true,
    after: 'build',
    inAll: { args: [] },
  },
  {
    name: 'sign-in flood',
    script: 'flood',
    args: ['--quick'],
    alone: true,
    after: 'build',
    onlyInAll: true,
  },
  {
    name: 'benches',
    script: 'bench:short',
    alone: true,
    after: 'build',
    onlyInAll: true,
  },
  // Reads the results of all steps before it.
  { name: 'coverage of the requirements', script: 'coverage', alone: true },
];

/** What must never break: `npm test`, which decides what is merged. @type {Step[]} */
export const gate = steps
  .filter(({ onlyInAll }) => !onlyInAll)
  .map(({ onlyInAll: _onlyInAll, inAll: _inAll, ...step }) => step);

/** The gate and everything else: `npm run test:all`. @type {Step[]} */
export const everything = steps.map(({ onlyInAll: _onlyInAll, inAll, ...step }) => ({ ...step, ...inAll }));
