import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layers.css';

export const root = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: vars.size.topbar,
  paddingInline: '20px 24px',
  background: vars.color.chrome.topbar,
  color: vars.color.chrome.onTopbar,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.chrome.border}`,
  '@media': { 'screen and (max-width: 640px)': { gap: 8, paddingInline: 8 } },
});

export const start = layerStyle('base', { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });

export const center = layerStyle('base', { flex: '1 1 auto', minWidth: 0, maxWidth: 340 });

export const end = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  marginInlineStart: 'auto',
  '@media': { 'screen and (max-width: 640px)': { gap: 0 } },
});

/** Icon buttons and fields take the bar's colours, which need not be the page's. */
export const button = layerStyle('layout', {
  color: vars.color.chrome.onTopbar,
  selectors: { '&:hover': { background: vars.color.chrome.topbarHover } },
});
