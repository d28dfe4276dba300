import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { fading } from '../../theme/fading';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';

export const root = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  color: vars.color.chrome.onSidebar,
  background: vars.color.chrome.sidebar,
  // What stands in the sidebar asks for the page's colours and gets the sidebar's.
  vars: {
    [vars.color.text.primary]: vars.color.chrome.onSidebar,
    [vars.color.text.secondary]: vars.color.chrome.onSidebar,
    [vars.color.text.muted]: vars.color.chrome.onSidebarMuted,
    [vars.color.surface.hover]: vars.color.chrome.sidebarHover,
  },
});

export const brand = layerStyle('base', {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: vars.size.topbar,
  paddingInline: '18px 12px',
  flexShrink: 0,
  background: vars.color.chrome.brand,
  color: vars.color.chrome.onBrand,
  vars: {
    [vars.color.text.primary]: vars.color.chrome.onBrand,
    [vars.color.text.secondary]: vars.color.chrome.onBrand,
    [vars.color.text.muted]: vars.color.chrome.onBrandMuted,
  },
});

export const brandContent = layerStyle('base', {
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
});

export const body = layerStyle('base', {
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 10px 16px',
  scrollbarWidth: 'thin',
});

export const footer = layerStyle('base', {
  flexShrink: 0,
  margin: '0 10px',
  padding: '8px 0 10px',
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.chrome.border}`,
});

// One button there is the whole row, what it opens at its end.
globalStyle(`${footer} > button`, {
  '@layer': { [layers.layout]: { width: '100%', justifyContent: 'space-between', paddingInline: 8 } },
});

export const list = layerStyle('base', {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const section = layerStyle('base', { marginBlockStart: 16 });

export const sectionLabel = layerStyle('base', {
  display: 'block',
  padding: '4px 9px 6px',
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  color: vars.color.chrome.onSidebarMuted,
  textTransform: vars.font.labelTransform,
});

export const entry = layerStyle('base', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: vars.size.navEntry,
  padding: '5px 9px',
  border: `${vars.stroke.hairline} solid transparent`,
  borderRadius: vars.radius.nav,
  color: vars.color.chrome.onSidebar,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  selectors: { ...fading('background-color'), '&:hover': { background: vars.color.chrome.sidebarHover } },
  '@media': {
    '(pointer: coarse)': { minHeight: 44 },
    // A transparent edge is drawn there, and only the current entry is to have one.
    '(forced-colors: active)': { borderColor: 'Canvas' },
  },
});

/** A sheet with a hairline, its icon in the accent; a bar at its start where the namesake has one. */
export const current = layerStyle('state', {
  selectors: {
    '&[aria-current], &[aria-current]:hover': {
      background: vars.color.chrome.sidebarCurrent,
      color: vars.color.chrome.onSidebarCurrent,
      borderColor: vars.color.chrome.border,
    },
    '&[aria-current]:focus-visible': { outlineColor: vars.color.chrome.onSidebarCurrent },
    '&[aria-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 6,
      insetInlineStart: -1,
      inlineSize: vars.stroke.navMark,
      borderRadius: vars.radius.full,
      background: vars.color.chrome.sidebarMark,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current], &[aria-current]:hover': { borderColor: 'Highlight' },
        '&[aria-current]::before': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const icon = layerStyle('base', {
  display: 'inline-flex',
  flexShrink: 0,
  selectors: { '[aria-current] > &': { color: vars.color.chrome.sidebarMark } },
});

globalStyle(`${icon} > svg`, {
  '@layer': { [layers.base]: { width: vars.size.icon, height: vars.size.icon } },
});

export const label = layerStyle('base', {
  flex: '1 1 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const count = layerStyle('base', {
  flexShrink: 0,
  fontFamily: vars.font.figures,
  fontSize: vars.font.size.meta,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.regular,
  color: vars.color.chrome.onSidebarMuted,
  selectors: { '[aria-current] > &': { color: 'inherit' } },
});
