import { globalLayer } from '@vanilla-extract/css';

/**
 * The order of all our rules, in one place: a later layer wins whatever the order of files, and a consumer's unlayered
 * CSS wins over all of them.
 */
export const layers = {
  reset: globalLayer('lw-reset'),
  theme: globalLayer('lw-theme'),
  /** What a component is at rest. */
  base: globalLayer('lw-base'),
  /** Tone, variant, size. */
  variant: globalLayer('lw-variant'),
  /** Hover, pressed, selected, disabled, invalid: what wins over a variant. */
  state: globalLayer('lw-state'),
  /** One component laying out another, e.g. a toolbar its fields. */
  layout: globalLayer('lw-layout'),
} as const;
