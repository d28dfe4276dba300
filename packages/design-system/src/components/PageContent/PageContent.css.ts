import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: '100%',
  maxWidth: 1368,
  margin: '0 auto',
  padding: '20px 24px 32px',
  boxSizing: 'border-box',
  minWidth: 0,
  '@media': {
    'screen and (max-width: 640px)': {
      gap: 10,
      padding: '10px 14px 32px',
      // Room below the last row for the action that floats there.
      selectors: { '&:has([data-part="primary"])': { paddingBlockEnd: 80 } },
    },
  },
});

/** A page that reads as text or a single form. */
export const reading = layerStyle('variant', { maxWidth: 808 });

/** Never so low that a table in it has room for a few rows only. */
export const fill = layerStyle('variant', {
  '@media': {
    'screen and (min-width: 640.02px)': {
      height: `max(calc(100dvh - ${vars.size.topbar}), 40rem)`,
      paddingBlockEnd: 24,
    },
  },
});
