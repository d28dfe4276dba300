import { createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';
import { layers } from '../../theme/layers.css';

export const root = layerStyle('base', {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minWidth: 0,
  containerType: 'inline-size',
});

/** How many rows a place is as tall as. */
export const roomRows = createVar();

/** A row of two lines is as tall as the theme's tall rows, or as its words need; an empty state stands in its middle. */
export const room = layerStyle('base', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: `calc(${roomRows} * max(${vars.size.rowTall}, 10px + ${vars.stroke.hairline} + ${vars.font.leading.body} + ${vars.font.leading.meta}))`,
});

export const row = layerStyle('base', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  minHeight: vars.size.rowTall,
  padding: `5px ${vars.size.sheetPadding}`,
  boxSizing: 'border-box',
  selectors: { '& + &': { borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.default}` } },
});

export const linked = layerStyle('state', {
  isolation: 'isolate',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.table.rowHover } },
});

export const selected = layerStyle('state', {
  background: vars.color.table.rowSelected,
  color: vars.color.table.onRowSelected,
  selectors: { '&:hover': { background: vars.color.table.rowSelected } },
});

/** Above the stretched link, so that what stands in them can be used. */
export const side = layerStyle('base', {
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: 12,
  minWidth: 0,
  fontSize: vars.font.size.body,
  color: vars.color.text.secondary,
});

const narrow = '(max-width: 560px)';

/** Buttons stand in their own line of a narrow list. */
export const acting = layerStyle('variant', {
  '@container': { [narrow]: { flexWrap: 'wrap', rowGap: 8, paddingBlock: 10 } },
});

export const actions = layerStyle('variant', {
  gap: 8,
  '@container': { [narrow]: { flexBasis: '100%', justifyContent: 'flex-end' } },
});

export const trailing = layerStyle('variant', {});

globalStyle(`${trailing} :is([data-component="Progress"], [data-component="Meter"])`, {
  '@layer': { [layers.layout]: { width: 68 } },
  '@container': { '(max-width: 440px)': { '@layer': { [layers.layout]: { display: 'none' } } } },
});

// All of one width, so that they compare.
globalStyle(`${trailing} [data-component="LoadBar"]`, {
  '@layer': { [layers.layout]: { width: 116 } },
  '@container': { '(max-width: 440px)': { '@layer': { [layers.layout]: { width: 64 } } } },
});

// Figures of one to three digits end and begin in line.
globalStyle(`${trailing} > [data-component="Text"]:not(:last-child)`, {
  '@layer': { [layers.layout]: { textAlign: 'end' } },
});

globalStyle(`${trailing} > [data-component="Text"]:last-child`, {
  '@layer': { [layers.layout]: { minWidth: 42, textAlign: 'end' } },
});

// A phone has room for a priority's icon only, and for the figure beside a status; the words stay for who hears them.
globalStyle(
  `${trailing} :is([data-component="PriorityBadge"] [data-part="word"], [data-component="StatusBadge"])`,
  {
    '@container': {
      '(max-width: 440px)': {
        '@layer': {
          [layers.layout]: {
            position: 'absolute',
            width: 1,
            height: 1,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
        },
      },
    },
  },
);

export const words = layerStyle('base', { flex: '1 1 0', minWidth: 0 });

export const title = layerStyle('base', {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.primary,
});

globalStyle(`${acting} ${title}`, {
  '@container': {
    [narrow]: { '@layer': { [layers.layout]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } } },
  },
});

export const done = layerStyle('state', { textDecoration: 'line-through', color: vars.color.text.muted });

/** The link is the title; its hit area is the row. */
export const link = layerStyle('variant', {
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    // Below the words of the row, so that they can be marked.
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: -1 },
    '&:focus-visible::after': {
      outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
      outlineOffset: vars.focus.offsetInside,
    },
  },
});

export const meta = layerStyle('base', {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.font.size.meta,
  lineHeight: vars.font.leading.meta,
  color: vars.color.text.muted,
});

// A second line with links: each of them and the title is 24 px to press, and none lies over another (WCAG 2.5.8).
globalStyle(`${words}:has(> ${meta} :is(a, button)) > *`, {
  '@layer': { [layers.layout]: { lineHeight: '24px' } },
});
// As tall as the rows without: beside another list they end alike.
globalStyle(`${row}:has(> ${words} > ${meta} :is(a, button))`, {
  '@layer': { [layers.layout]: { paddingBlock: 0 } },
});
globalStyle(`${meta}:has(a, button)`, {
  '@layer': { [layers.layout]: { display: 'flex', gap: 4, overflow: 'visible' } },
});
globalStyle(`${meta} > :is(a, button)`, {
  '@layer': {
    [layers.layout]: { minWidth: 0, paddingBlock: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});
globalStyle(`${meta} > :is(a, button):not(:last-child)`, {
  '@layer': { [layers.layout]: { flexShrink: 0 } },
});

/** Links in the second line stand above the row's own. */
globalStyle(`${meta} :is(a, button)`, { '@layer': { [layers.layout]: { position: 'relative', zIndex: 1 } } });
