import { vars } from '../../theme/contract.css';
import { layerStyle } from '../../theme/layerStyle';

/** Where a row becomes a block of names and figures. */
const phone = 'screen and (max-width: 720px)';

export const root = layerStyle('base', {
  width: '100%',
  minWidth: 0,
  borderCollapse: 'separate',
  borderSpacing: 0,
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.leading.body,
  '@media': { [phone]: { display: 'block' } },
});

export const head = layerStyle('base', {
  // Said before each figure there.
  '@media': {
    [phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    print: { display: 'table-header-group' },
  },
});

export const group = layerStyle('base', {
  '@media': { [phone]: { display: 'block' }, print: { breakInside: 'avoid' } },
});

export const row = layerStyle('base', {
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
      gap: '4px 16px',
      padding: `10px ${vars.size.sheetPadding}`,
      borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
    },
  },
});

export const rowKinds = {
  plain: '',
  outer: layerStyle('variant', { fontWeight: vars.font.weight.medium }),
  part: layerStyle('variant', { color: vars.color.text.secondary }),
  total: layerStyle('variant', {
    background: vars.color.surface.sunken,
    fontWeight: vars.font.weight.strong,
  }),
};

export const cell = layerStyle('base', {
  padding: '9px 12px',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
  selectors: {
    '&:first-child': { paddingInlineStart: vars.size.sheetPadding },
    '&:last-child': { paddingInlineEnd: vars.size.sheetPadding },
  },
  '@media': {
    [phone]: {
      padding: 0,
      border: 0,
      selectors: { '&:first-child': { paddingInlineStart: 0 }, '&:last-child': { paddingInlineEnd: 0 } },
    },
  },
});

export const header = layerStyle('variant', {
  borderBlockStart: 0,
  background: vars.color.table.header,
  color: vars.color.table.onHeader,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
});

export const name = layerStyle('variant', {
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  minWidth: 120,
  '@media': { [phone]: { gridColumn: '1 / -1' } },
});

export const names = {
  plain: '',
  outer: '',
  total: '',
  part: layerStyle('state', {
    selectors: { '&:first-child': { paddingInlineStart: `calc(${vars.size.sheetPadding} + 16px)` } },
    '@media': { [phone]: { selectors: { '&:first-child': { paddingInlineStart: 16 } } } },
  }),
};

export const figure = layerStyle('variant', {
  overflowWrap: 'anywhere',
  '@media': {
    [phone]: {
      minWidth: 0,
      selectors: {
        '&:empty': { display: 'none' },
        '&::before': {
          content: 'attr(data-header) / ""',
          display: 'block',
          color: vars.color.text.muted,
          fontSize: vars.font.size.meta,
          lineHeight: vars.font.leading.meta,
          fontWeight: vars.font.weight.regular,
        },
      },
    },
  },
});

export const numeric = layerStyle('state', {
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { textAlign: 'start' } },
});
