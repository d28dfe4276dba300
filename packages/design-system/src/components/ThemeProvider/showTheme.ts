/** The contract's durations; every transition of ours takes its time from one of them. */
const DURATIONS = ['--lw-motion-fast', '--lw-motion-moderate'];

let restoring = 0;

/**
 * Puts a theme on the page, at once: controls fade when they are pointed at, but a page whose every control fades to the new
 * theme's colours at the same time costs five times as much as the switch itself.
 */
export function showTheme(theme: string): void {
  const { documentElement: page } = document;
  if (page.dataset.theme === theme) return;
  const isFirst = page.dataset.theme === undefined;
  page.dataset.theme = theme;
  if (isFirst) return;
  for (const duration of DURATIONS) page.style.setProperty(duration, '0s');
  cancelAnimationFrame(restoring);
  // The frame after the one that shows it: by then no colour changes any more.
  restoring = requestAnimationFrame(() => {
    restoring = requestAnimationFrame(() => {
      for (const duration of DURATIONS) page.style.removeProperty(duration);
    });
  });
}
