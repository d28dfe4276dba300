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
  '@media': { 'screen and (max-width: 640px)': { padding: '16px 14px 32px' } },
});

/** A page that reads as text or a single form. */
export const reading = layerStyle('variant', { maxWidth: 808 });
