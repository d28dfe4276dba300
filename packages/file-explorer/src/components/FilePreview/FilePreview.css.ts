import { layerStyle, layers, vars } from '@linework/design-system/styling';
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';

export const root = layerStyle('base', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  flex: '1 1 auto',
  background: vars.color.surface.sunken,
  overflow: 'hidden',
});

export const host = layerStyle('base', {
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 160,
  overflow: 'hidden',
  outline: 'none',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:focus-visible': {
      outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
      outlineOffset: vars.focus.offsetInside,
    },
  },
});

export const waiting = layerStyle('base', {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});

export const blank = layerStyle('base', {
  flex: '1 1 auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: 20,
  minHeight: 160,
  textAlign: 'center',
  color: vars.color.text.secondary,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  overflow: 'auto',
});
export const words = layerStyle('base', { maxWidth: '30ch' });
export const problem = layerStyle('base', { textAlign: 'start', overflowWrap: 'anywhere' });
export const failedIcon = layerStyle('base', { color: vars.color.text.muted });

export const omitted = layerStyle('base', {
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: '6px 12px',
  background: vars.color.surface.sheet,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  overflowWrap: 'anywhere',
});
export const omittedIcon = layerStyle('base', { flex: 'none', width: 14, height: 14, marginBlockStart: 2 });

export const controls = layerStyle('base', {
  position: 'absolute',
  insetBlockEnd: 10,
  insetInline: 0,
  marginInline: 'auto',
  width: 'max-content',
  maxWidth: 'calc(100% - 16px)',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 2,
  paddingInline: 4,
  paddingBlock: 3,
  borderRadius: vars.radius.menu,
  background: vars.color.surface.tooltip,
  color: vars.color.text.onTooltip,
  boxShadow: vars.shadow.menu,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const onDark = {
  color: vars.color.text.onTooltip,
  vars: { [vars.color.surface.hover]: `color-mix(in srgb, ${vars.color.text.onTooltip} 18%, transparent)` },
};
export const control = layerStyle('state', onDark);
export const fit = layerStyle('state', {
  ...onDark,
  minWidth: 38,
  minHeight: 26,
  padding: '0 4px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&:focus-visible': {
      outline: `${vars.focus.width} ${vars.focus.style} currentColor`,
      outlineOffset: '-2px',
    },
  },
});
export const figure = layerStyle('base', {
  fontFamily: vars.font.figures,
  fontVariantNumeric: 'tabular-nums',
  minWidth: 40,
  textAlign: 'center',
});
export const divider = layerStyle('base', {
  width: 1,
  height: 16,
  marginInline: 2,
  background: 'currentColor',
  opacity: 0.3,
});
export const facts = layerStyle('base', { paddingInline: 8, paddingBlock: 4 });

export const findBar = layerStyle('base', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  padding: 6,
  background: vars.color.surface.sheet,
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
});
export const findField = layerStyle('base', { flex: '1 1 120px', minWidth: 0 });
export const found = layerStyle('base', {
  paddingInline: 4,
  minWidth: 52,
  textAlign: 'center',
  color: vars.color.text.secondary,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
  fontVariantNumeric: 'tabular-nums',
});

/** What plugins draw into the host has no classes of ours. */
function within(selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void {
  globalStyle(selector, { '@layer': { [layers.base]: rule } });
}

const sentence = `${host} [data-part="words"]`;
within(sentence, {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  padding: 20,
  textAlign: 'center',
  color: vars.color.text.secondary,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
});

const table = `${host} [data-part="table"]`;
within(table, {
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  outlineOffset: '-2px',
  paddingBlockEnd: 52,
  background: vars.color.surface.sheet,
  color: vars.color.text.primary,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.leading.small,
});
within(`${table} table`, { width: '100%', borderCollapse: 'collapse' });
within(`${table} :is(th, td)`, {
  padding: '6px 12px',
  borderBlockEnd: `${vars.stroke.hairline} solid ${vars.color.border.subtle}`,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.regular,
  whiteSpace: 'nowrap',
  color: vars.color.text.secondary,
});
within(`${table} thead th`, {
  position: 'sticky',
  insetBlockStart: 0,
  background: vars.color.surface.sheet,
  fontWeight: vars.font.weight.medium,
});
within(`${table} th:first-child`, { textAlign: 'start' });
within(`${table} tbody th`, {
  minWidth: 140,
  color: vars.color.text.primary,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

/** What was found. The letters of a PDF are invisible, over its picture: their line needs a colour of its own. */
const marks = [
  ['lw-found', 'rgb(255 214 10 / 0.55)', 'none'],
  ['lw-found-current', 'rgb(255 140 0 / 0.75)', 'underline 2px'],
] as const;
for (const [name, background, textDecoration] of marks) {
  within(`${host} pre::highlight(${name})`, { background, textDecoration });
  within(`${host} [data-part="pdf-text"] ::highlight(${name})`, {
    background,
    textDecoration: `${textDecoration} black`,
  });
}

// The text of a PDF's page, invisible over its picture, as `pdfjs-dist` lays it out: it sets the variables of each piece.
const pdfText = `${host} [data-part="pdf-text"]`;
within(pdfText, {
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  textSizeAdjust: 'none',
  forcedColorAdjust: 'none',
  // As a marker on white paper, which it is in every theme: the letters of the picture stay as dark as they are.
  mixBlendMode: 'multiply',
  transformOrigin: '0 0',
  userSelect: 'text',
  vars: {
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
});
within(`${pdfText} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0% 0%',
});
within(`${pdfText} > :not(.markedContent), ${pdfText} .markedContent span:not(.markedContent)`, {
  fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0))',
  transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
});
within(`${pdfText} .markedContent`, { display: 'contents' });
within(`${pdfText} ::selection`, { color: 'transparent', background: 'rgb(0 90 255 / 0.3)' });
const turns = {
  90: 'rotate(90deg) translateY(-100%)',
  180: 'rotate(180deg) translate(-100%, -100%)',
  270: 'rotate(270deg) translateX(-100%)',
};
for (const [turn, transform] of Object.entries(turns))
  within(`${pdfText}[data-main-rotation="${turn}"]`, { transform });
