/**
 * One of the checks that `npm test` is made of: a script of package.json.
 * @typedef {object} Step
 * @property {string} name
 * @property {string} script
 * @property {string[]} [args] what the script gets besides
 * @property {boolean} [alone] keeps all cores busy by itself: nothing runs beside it
 * @property {string} [after] the step whose work it needs
 */

/** @type {Step[]} in order of how soon they tell */
export const steps = [
  // A build writes files beside the sources for a moment, which lint would miss a moment later.
  { name: 'lint', script: 'lint', alone: true },
  { name: 'build', script: 'build' },
  { name: 'types', script: 'typecheck' },
  { name: 'packages', script: 'test:packages', after: 'build' },
  { name: 'storybook', script: 'storybook:build' },
  { name: 'fixtures', script: 'test:fixtures', after: 'build' },
  { name: 'first screen', script: 'test:budget', after: 'build' },
  { name: 'unit and server', script: 'test:unit', alone: true },
  {
    name: 'components in Chromium',
    script: 'test:storybook',
    args: ['--built'],
    alone: true,
    after: 'storybook',
  },
  { name: 'end to end', script: 'test:e2e', alone: true, after: 'build' },
  { name: 'coverage of the requirements', script: 'coverage' },
];
