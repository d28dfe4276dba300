import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

export const root = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
});

/** Inside a card, over a table: with the card's own gutters and hairline. */
export const framed = layerStyle('variant', {
  padding: '10px 12px',
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border.default}`,
});

export const end = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 'auto',
  minWidth: 0,
});

export const rest = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 8,
});
