import { composite, contrastRatio, parseColor, type Rgba } from './color';
import type { Theme, ThemeTokens } from './tokens';

/** A colour of the contract that must be told from what it lies on. */
export interface ContrastPair {
  /** Path of the token in front, e.g. `text.muted`. */
  front: string;
  /** Paths from the top down, e.g. `['surface.hover', 'surface.sheet']`: a tint with alpha is laid over the next. */
  behind: readonly string[];
  /** WCAG 2.2 AA: 4.5 for text (1.4.3), 3 for controls' edges, focus, icons and marks (1.4.11). */
  minimum: 4.5 | 3;
}

/** A pair as one theme paints it. */
export interface ContrastResult extends ContrastPair {
  theme: string;
  ratio: number;
  passes: boolean;
}

const text = 4.5;
const graphic = 3;

const planes = ['surface.page', 'surface.sheet', 'surface.raised'] as const;
const grounds: string[][] = [...planes.map((plane) => [plane]), ['surface.sunken']];
const touched: string[][] = ['surface.hover', 'surface.selected'].flatMap((tint) =>
  planes.map((plane) => [tint, plane]),
);
const pressed: string[][] = planes.map((plane) => ['surface.pressed', plane]);
const rows: string[][] = [
  ['table.zebra', 'surface.sheet'],
  ['table.rowHover', 'surface.sheet'],
  ['table.rowHover', 'table.zebra', 'surface.sheet'],
  ['table.rowSelected', 'surface.sheet'],
];
const restingEntries: string[][] = [['chrome.sidebar'], ['chrome.sidebarHover', 'chrome.sidebar']];
const currentEntry: string[][] = [['chrome.sidebarCurrent', 'chrome.sidebar']];
const roles = ['accent', 'success', 'warning', 'danger', 'info', 'review', 'neutral'] as const;
/** Behind a card's title, its description and a link beside them. */
const heads: string[][] = [['surface.sheetHead', 'surface.sheet']];
const chartSeries = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** Every pair that the contract promises. Disabled text and decoration (subtle and default borders) are exempt, as in WCAG. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs('text.primary', [
    ...grounds,
    ...touched,
    ...pressed,
    ...rows,
    ...heads,
    ['surface.field'],
    ['textSelection'],
  ]),
  ...pairs('text.secondary', [...grounds, ...touched, ...pressed, ...rows, ['surface.field']]),
  ...pairs('text.muted', [...grounds, ...touched, ...rows, ...heads, ['surface.field']]),
  ...pairs('text.link', [...grounds, ...touched, ...rows, ...heads]),
  ...pairs('text.placeholder', [['surface.field']]),
  ...pairs(
    'text.onSelected',
    planes.map((plane) => ['surface.selected', plane]),
  ),
  ...pairs('text.onTooltip', [['surface.tooltip']]),
  ...pairs('table.onHeader', [['table.header', 'surface.sheet']]),
  ...pairs('table.onRowSelected', [['table.rowSelected', 'surface.sheet']]),

  ...roles.flatMap((role) => [
    ...pairs(`${role}.onSolid`, [[`${role}.solid`]]),
    ...pairs(`${role}.onSubtle`, [[`${role}.subtle`], ...planes.map((plane) => [plane]), ...hovers()]),
    ...pairs(`${role}.text`, [...planes.map((plane) => [plane]), ...hovers(), ...rows]),
    ...pairs(`${role}.mark`, [...grounds, [`${role}.subtle`]], graphic),
  ]),
  ...pairs('accent.onSolid', [['accent.solidHover'], ['accent.solidActive']]),
  ...pairs('accent.text', [
    ['surface.sunken'],
    ...touched.filter(([tint]) => tint !== 'surface.hover'),
    ...heads,
  ]),
  ...pairs('accent.onMark', [['accent.mark']]),
  ...pairs('danger.onSolid', [['danger.solidHover']]),
  ...pairs('neutral.onSolid', [['neutral.solidHover']]),

  ...pairs(
    'border.strong',
    planes.map((plane) => [plane]),
    graphic,
  ),
  ...pairs(
    'border.control',
    planes.map((plane) => [plane]),
    graphic,
  ),
  ...pairs('border.focus', [...grounds, ...touched, ...rows, ['surface.field']], graphic),
  ...pairs('border.focus', restingEntries, graphic),

  ...pairs('chrome.onSidebar', [['chrome.sidebar'], ['chrome.sidebarHover', 'chrome.sidebar']]),
  ...pairs('chrome.onSidebarMuted', restingEntries),
  // On the current entry its own colour draws the count and the focus ring too.
  ...pairs('chrome.onSidebarCurrent', currentEntry),
  ...pairs('chrome.sidebarMark', currentEntry, graphic),
  ...pairs('chrome.onBrand', [['chrome.brand']]),
  ...pairs('chrome.onBrandMuted', [['chrome.brand']]),
  ...pairs('chrome.onTopbar', [
    ['chrome.topbar'],
    ['chrome.topbarHover', 'chrome.topbar'],
    ['chrome.topbarField', 'chrome.topbar'],
  ]),
  ...pairs('chrome.onTopbarField', [['chrome.topbarField', 'chrome.topbar']]),
  ...pairs('chrome.topbarFocus', [['chrome.topbar'], ['chrome.topbarHover', 'chrome.topbar']], graphic),

  ...pairs('decoration.tabMark', [['surface.page'], ['surface.sheet']], graphic),
  ...chartSeries.flatMap((series) => pairs(`chart.${series}`, [['surface.sheet']], graphic)),
];

/**
 * How a theme does on every pair of the contract, worst first.
 * @example contrastReport(acme).filter(({ passes }) => !passes)
 */
export function contrastReport(theme: Theme): ContrastResult[] {
  return contrastPairs
    .map((pair) => {
      const ratio = ratioOn(groundOf(theme.tokens, pair), parseColor(colorAt(theme.tokens, pair.front)));
      return { ...pair, theme: theme.id, ratio, passes: ratio >= pair.minimum };
    })
    .sort((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
}

function pairs(front: string, grounds: string[][], minimum: 4.5 | 3 = text): ContrastPair[] {
  return grounds.map((behind) => ({ front, behind, minimum }));
}

function hovers(): string[][] {
  return planes.map((plane) => ['surface.hover', plane]);
}

/** What a pair's front lies on: translucent grounds laid over each other from the bottom up. */
export function groundOf(tokens: ThemeTokens, { front, behind }: ContrastPair): Rgba {
  const ground = [...behind].reverse().reduce<Rgba | undefined>((below, path) => {
    const color = parseColor(colorAt(tokens, path));
    if (below) return composite(color, below);
    if (color.alpha < 1) throw new RangeError(`${path} must be opaque`);
    return color;
  }, undefined);
  if (!ground) throw new RangeError(`${front} lies on nothing`);
  return ground;
}

/** How well a colour, translucent or not, is told from the opaque one it lies on. */
export function ratioOn(ground: Rgba, front: Rgba): number {
  return contrastRatio(composite(front, ground), ground);
}

/** The colour at a path of the contract, e.g. `text.muted` or `decoration.tabMark`. */
export function colorAt(tokens: ThemeTokens, path: string): string {
  const start: unknown = path.startsWith('decoration.') ? tokens : tokens.color;
  const value = path
    .split('.')
    .reduce<unknown>(
      (node, key) => (node && typeof node === 'object' ? (node as Record<string, unknown>)[key] : undefined),
      start,
    );
  if (typeof value !== 'string') throw new RangeError(`No colour at ${path}`);
  return value;
}
