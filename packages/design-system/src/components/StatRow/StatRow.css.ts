import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';

/** Four cards side by side need this much. */
const four = '640px';

/** Four a row or two, never three with one left over; one where even two do not fit. */
export const root = layerStyle('base', {
  display: 'grid',
  gap: 12,
  // The middle of the clamp is far too much or far too little: it picks half a row or a quarter.
  gridTemplateColumns: `repeat(auto-fit, minmax(max(min(132px, 100%), clamp((100% - 36px) / 4, (${four} - 100%) * 9999, (100% - 12px) / 2)), 1fr))`,
});

const phone = 'screen and (max-width: 640px)';

export const strip = layerStyle('variant', {
  '@media': {
    [phone]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: 0,
      padding: '5px 4px',
      background: vars.color.surface.sheet,
      border: `${vars.stroke.hairline} solid ${vars.color.border.sheet}`,
      borderRadius: vars.radius.sheet,
      boxShadow: vars.shadow.sheet,
    },
  },
});

const inStrip = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${strip} > [data-component="StatCard"]${selector}`, {
    '@media': { [phone]: { '@layer': { [layers.layout]: style } } },
  });

inStrip('', {
  display: 'block',
  containerType: 'normal',
  flex: '0 1 auto',
  padding: '0 6px',
  border: 0,
  background: 'none',
  boxShadow: 'none',
  textAlign: 'center',
});
inStrip(' > button', { display: 'block', width: '100%', padding: 0, textAlign: 'center' });
/** A card that can be pressed has its label and figure in a button. */
for (const within of [':not(:has(> button))', ' > button']) {
  inStrip(`${within} > :first-child`, {
    display: 'block',
    width: 'auto',
    fontSize: `min(12px, ${vars.font.size.meta})`,
    lineHeight: vars.font.leading.meta,
  });
  inStrip(`${within} > :first-child > [aria-hidden]`, { display: 'none' });
  inStrip(`${within} > :last-child`, {
    display: 'block',
    fontSize: vars.font.size.body,
    lineHeight: vars.font.leading.body,
    textAlign: 'center',
    margin: 0,
  });
}
