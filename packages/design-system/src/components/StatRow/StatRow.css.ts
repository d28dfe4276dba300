import { layerStyle } from '../../theme/layerStyle';

/** Four cards side by side need this much. */
const four = '640px';

/** Four a row or two, never three with one left over; one where even two do not fit. */
export const root = layerStyle('base', {
  display: 'grid',
  gap: 12,
  // The middle of the clamp is far too much or far too little: it picks half a row or a quarter.
  gridTemplateColumns: `repeat(auto-fit, minmax(max(min(132px, 100%), clamp((100% - 36px) / 4, (${four} - 100%) * 9999, (100% - 12px) / 2)), 1fr))`,
});
