import { sizeLimits } from '../../scripts/build/sizeLimits.mjs';

/** Without the design system, which an app has anyway. */
export default sizeLimits(
  import.meta.dirname,
  [
    { name: 'TimerClock', path: 'dist/components/TimerClock/index.js' },
    { name: 'local store', path: 'dist/stores/createLocalTimerStore.js' },
    { name: 'HTTP store', path: 'dist/stores/createHttpTimerStore.js' },
    { name: 'everything', path: 'dist/index.js' },
    { name: 'styles.css', path: 'dist/styles.css' },
  ],
  ['@linework/design-system'],
);
