import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focusRing.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  display: 'inline-flex',
  gap: 2,
  verticalAlign: 'middle',
  color: vars.color.warning.mark,
});

export const size = styleVariants({ small: 14, medium: 18, large: 24 }, (side) => [
  layerStyle('variant', { fontSize: side }),
]);

/** One star: an outline, and over it as much of a full one as it has. */
export const star = layerStyle('base', {
  position: 'relative',
  display: 'inline-flex',
  width: '1em',
  height: '1em',
});

export const outline = layerStyle('base', { width: '1em', height: '1em', strokeWidth: 1.5 });

export const full = layerStyle('base', {
  position: 'absolute',
  insetBlock: 0,
  // Not logical: the star itself is mirrored.
  left: 0,
  display: 'flex',
  direction: 'ltr',
  overflow: 'hidden',
});

export const filled = styleVariants({ none: '0', half: '50%', whole: '100%' }, (width) => [
  layerStyle('variant', { width }),
]);

export const fill = layerStyle('base', {
  flexShrink: 0,
  width: '1em',
  maxWidth: 'none',
  height: '1em',
  strokeWidth: 1.5,
  fill: 'currentColor',
});

/** Mirrored with the page, so that a half star is filled from where one begins to read. */
export const mirrored = layerStyle('base', { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

export const options = layerStyle('base', {
  display: 'inline-flex',
  justifySelf: 'start',
  // The first star in line with the label above it.
  marginInlineStart: -5,
  outline: 'none',
  color: vars.color.warning.mark,
});

export const option = [
  focusRing,
  layerStyle('base', {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 30,
    height: 30,
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: 'inherit',
    fontSize: 20,
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    '@media': { '(pointer: coarse)': { width: 44, height: 44, fontSize: 24 } },
  }),
  layerStyle('state', {
    selectors: { '&:disabled': { opacity: vars.decoration.disabledOpacity, cursor: 'not-allowed' } },
    '@media': {
      // Which star was chosen, where no colour tells: a line under it.
      '(forced-colors: active)': {
        selectors: { '&[aria-checked="true"]': { borderBlockEnd: '2px solid Highlight' } },
      },
    },
  }),
].join(' ');
