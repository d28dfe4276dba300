import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';

/** Of the search: seen, and quieter than a form's. */
const edge = `color-mix(in srgb, ${vars.color.chrome.onTopbar} 30%, ${vars.color.chrome.topbar})`;

export const root = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: vars.size.topbar,
  paddingInline: '20px 24px',
  background: vars.color.chrome.topbar,
  color: vars.color.chrome.onTopbar,
  // What stands in the bar asks for the page's colours and gets the bar's.
  vars: {
    [vars.color.text.primary]: vars.color.chrome.onTopbar,
    [vars.color.text.secondary]: vars.color.chrome.onTopbar,
    [vars.color.text.muted]: vars.color.chrome.onTopbarField,
    [vars.color.text.placeholder]: vars.color.chrome.onTopbarField,
    [vars.color.surface.hover]: vars.color.chrome.topbarHover,
    [vars.color.surface.field]: vars.color.chrome.topbarField,
    [vars.color.border.control]: edge,
    [vars.color.border.field]: edge,
    [vars.color.border.focus]: vars.color.chrome.topbarFocus,
  },
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.chrome.border}`,
  '@media': { 'screen and (max-width: 640px)': { gap: 8, paddingInline: 8 } },
});

export const start = layerStyle('base', { display: 'flex', alignItems: 'center', gap: 8, flexShrink: 0 });

export const logo = layerStyle('base', {
  display: 'inline-flex',
  '@media': {
    'screen and (min-width: 1024px)': {
      selectors: { '[data-part="sidebar"][data-state="pinned"] ~ * &': { display: 'none' } },
    },
  },
});

// A key's name is drawn on the bar, not on a sheet.
globalStyle(`${root} [data-component="Kbd"]`, {
  '@layer': {
    [layers.layout]: { background: 'transparent', borderColor: edge, color: vars.color.chrome.onTopbarField },
  },
});

// A phone has room for the mark; the word is still read.
globalStyle(`${start} [data-component="Logo"]`, {
  '@media': {
    'screen and (max-width: 640px)': { '@layer': { [layers.layout]: { fontSize: 0, gap: 0 } } },
  },
});

export const center = layerStyle('base', { flex: '1 1 auto', minWidth: 0, maxWidth: 340 });

export const end = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  marginInlineStart: 'auto',
  '@media': { 'screen and (max-width: 640px)': { gap: 0 } },
});
