import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';

/**
 * Lets colours fade while a control is pointed at, pressed or in focus; spread it into `selectors`. At rest nothing fades:
 * a switch of themes changes a thousand controls at once instead of beginning a transition for each.
 *
 * @example selectors: { ...fading('background-color', 'color'), '&:hover': { background: vars.color.surface.hover } }
 */
export function fading(...properties: string[]): NonNullable<StyleRule['selectors']> {
  return {
    '&:is(:hover, :active, :focus-within)': {
      transition: properties
        .map((property) => `${property} ${vars.motion.fast} ${vars.motion.easeStandard}`)
        .join(', '),
      '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
    },
  };
}
