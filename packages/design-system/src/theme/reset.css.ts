import { createGlobalVar, type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { layers } from './layers.css';

/** The ground that components stand on, in the first layer: anything wins over it. */
function reset(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });
}

reset('*, *::before, *::after', { boxSizing: 'border-box' });

// Set on the body while Radix keeps the page from scrolling. Inherited, it would give each element of the page its styles anew.
createGlobalVar('removed-body-scroll-bar-size', { syntax: '*', inherits: false });

/** What is inherited as a computed value: said anew wherever a theme begins. */
const native = {
  scrollbarColor: `${vars.color.border.strong} transparent`,
  accentColor: vars.color.accent.mark,
};
const text = {
  color: vars.color.text.primary,
  fontFamily: vars.font.body,
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.leading.body,
  letterSpacing: vars.font.tracking.body,
};

reset('html', {
  height: '100%',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  ...native,
});

// A ThemeScope, and what is portalled out of one. Not <html>: its size of text is what a rem is.
reset(':where([data-theme]:not(html))', { ...native, ...text });

reset('body', {
  minHeight: '100%',
  margin: 0,
  background: vars.color.surface.page,
  ...text,
  fontSynthesis: 'style',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  overflowWrap: 'break-word',
});

reset('h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ol, ul, fieldset, legend, pre', {
  margin: 0,
  padding: 0,
});
reset('h1, h2, h3, h4, h5, h6', {
  fontFamily: vars.font.heading,
  fontSize: 'inherit',
  fontWeight: vars.font.weight.heading,
  letterSpacing: vars.font.tracking.heading,
  textWrap: 'balance',
});
reset('fieldset', { border: 0, minWidth: 0 });
reset('ol, ul', { listStyle: 'none' });
reset('a', { color: vars.color.text.link, textDecoration: vars.decoration.link });
reset('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' });
reset('code, kbd, samp, pre', { fontFamily: vars.font.mono, fontSize: 'inherit' });
reset('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
reset('img, video', { height: 'auto' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('hr', { border: 0, borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.border.default}` });
reset('[hidden]:not([hidden="until-found"])', { display: 'none' });
reset('::selection', { background: vars.color.textSelection, color: vars.color.text.primary });
reset(':focus-visible', {
  outline: `${vars.focus.width} ${vars.focus.style} ${vars.color.border.focus}`,
  outlineOffset: vars.focus.offset,
});

reset('.lucide', {
  flexShrink: 0,
  width: vars.size.icon,
  height: vars.size.icon,
  strokeWidth: vars.stroke.icon,
});

reset('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms',
      animationIterationCount: 1,
      // Transitions take their time from the contract, below. A duration here would begin one of every property on every
      // element: a switch of themes took seconds.
      scrollBehavior: 'auto',
    },
  },
});

/** What a person asked their system for, put into the tokens: it reaches all that takes its values from the contract. */
function preference(query: string, values: Record<string, string>): void {
  globalStyle(':root, [data-theme]', {
    '@layer': { [layers.base]: { '@media': { [query]: { vars: values } } } },
  });
}

preference('(prefers-reduced-motion: reduce)', {
  [vars.motion.fast]: '0.01ms',
  [vars.motion.moderate]: '0.01ms',
});

preference('(prefers-contrast: more)', {
  [vars.color.text.secondary]: vars.color.text.primary,
  [vars.color.text.muted]: vars.color.text.primary,
  [vars.color.text.placeholder]: vars.color.text.secondary,
  [vars.color.chrome.onSidebarMuted]: vars.color.chrome.onSidebar,
  [vars.color.chrome.border]: vars.color.border.strong,
  [vars.color.border.subtle]: vars.color.border.strong,
  [vars.color.border.default]: vars.color.border.strong,
  [vars.color.border.field]: vars.color.border.control,
  [vars.color.border.sheet]: vars.color.border.strong,
  [vars.color.success.border]: vars.color.success.onSubtle,
  [vars.color.warning.border]: vars.color.warning.onSubtle,
  [vars.color.danger.border]: vars.color.danger.onSubtle,
  [vars.color.info.border]: vars.color.info.onSubtle,
  [vars.color.review.border]: vars.color.review.onSubtle,
  [vars.color.neutral.border]: vars.color.neutral.onSubtle,
  [vars.color.accent.border]: vars.color.accent.onSubtle,
  [vars.focus.width]: '3px',
  [vars.decoration.link]: 'underline',
  [vars.decoration.disabledOpacity]: '0.7',
});

/** Browsers force most colours themselves; the tokens follow for what they leave alone: drawings, marks, halos. */
preference('(forced-colors: active)', {
  [vars.color.text.primary]: 'CanvasText',
  [vars.color.text.secondary]: 'CanvasText',
  [vars.color.text.muted]: 'CanvasText',
  [vars.color.text.disabled]: 'GrayText',
  [vars.color.text.link]: 'LinkText',
  [vars.color.border.subtle]: 'CanvasText',
  [vars.color.border.default]: 'CanvasText',
  [vars.color.border.strong]: 'CanvasText',
  [vars.color.border.control]: 'CanvasText',
  [vars.color.border.field]: 'CanvasText',
  [vars.color.border.sheet]: 'CanvasText',
  [vars.color.border.sheetHead]: 'Canvas',
  [vars.color.border.focus]: 'Highlight',
  [vars.color.chrome.topbarFocus]: 'Highlight',
  [vars.color.surface.selected]: 'Highlight',
  [vars.color.text.onSelected]: 'HighlightText',
  [vars.color.accent.mark]: 'Highlight',
  [vars.color.accent.onMark]: 'HighlightText',
  [vars.color.success.mark]: 'CanvasText',
  [vars.color.warning.mark]: 'CanvasText',
  [vars.color.danger.mark]: 'CanvasText',
  [vars.color.info.mark]: 'CanvasText',
  [vars.color.review.mark]: 'CanvasText',
  [vars.color.neutral.mark]: 'CanvasText',
  [vars.color.chart[1]]: 'CanvasText',
  [vars.decoration.tabMark]: 'Highlight',
  [vars.decoration.disabledOpacity]: '1',
  [vars.focus.halo]: 'none',
  [vars.focus.width]: '2px',
});
