import { isShortcut } from '../core/isShortcut';
import type { PreviewMatches, PreviewState, PreviewView } from '../ports/PreviewPlugin';

/** What the page of the app and a frame that shows a file say to each other. */

/** By CSS variable of the frame: '--surface'. */
export type FrameColours = Readonly<Record<string, string>>;

/** The first message, to the frame's window, with the port for all that follows. */
export interface FrameOpening {
  readonly name: string;
  readonly content: ArrayBuffer;
  readonly colours: FrameColours;
  /** Of the app's page, for dates and figures: 'en'. */
  readonly language: string;
}

const METHODS = ['goToPage', 'setZoom', 'fit', 'find', 'goToMatch'] as const;
export type FrameMethod = (typeof METHODS)[number];

/** What a frame shows, without the ends of it: those are the page's. */
export type FrameView = Pick<PreviewView, 'getState' | 'subscribe' | FrameMethod>;

/** From the page to the frame. */
export type FrameCommand =
  | { readonly call: 'goToPage' | 'setZoom'; readonly value: number }
  | { readonly call: 'fit' }
  | { readonly call: 'find'; readonly value: string }
  | { readonly call: 'goToMatch'; readonly value: 1 | -1 }
  | { readonly call: 'colours'; readonly value: FrameColours };

export interface FrameKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** From the frame to the page. */
export type FrameReport =
  | { readonly is: 'shown'; readonly state: PreviewState; readonly can: readonly FrameMethod[] }
  | { readonly is: 'changed'; readonly state: PreviewState }
  | { readonly is: 'failed'; readonly problem: string }
  | { readonly is: 'pressed'; readonly key: FrameKey };

export function methodsOf(view: FrameView): FrameMethod[] {
  return METHODS.filter((method) => view[method] !== undefined);
}

/** Keys of the explorer that work while the focus is in a frame: the others are the frame's own. */
export function isKeyOfPage(key: FrameKey): boolean {
  return ['escape', 'mod+f', 'alt+arrowleft', 'alt+arrowright'].some((keys) => isShortcut(keys, key));
}

/**
 * A report as it came: a frame reads hostile files, so nothing in its reports is taken as given.
 * @returns null for what is no report
 */
export function readReport(message: unknown): FrameReport | null {
  if (!isRecord(message)) return null;
  const { is, state, can, problem, key } = message;
  if (is === 'failed') return { is, problem: sentence(problem) ?? 'This file cannot be read.' };
  if (is === 'changed') return { is, state: readState(state) };
  if (is === 'shown')
    return {
      is,
      state: readState(state),
      can: METHODS.filter((method) => Array.isArray(can) && can.includes(method)),
    };
  if (is !== 'pressed' || !isRecord(key) || typeof key.key !== 'string') return null;
  const pressed = {
    key: key.key,
    ctrlKey: key.ctrlKey === true,
    metaKey: key.metaKey === true,
    altKey: key.altKey === true,
    shiftKey: key.shiftKey === true,
  };
  return isKeyOfPage(pressed) ? { is, key: pressed } : null;
}

function readState(value: unknown): PreviewState {
  if (!isRecord(value)) return {};
  const { page, pageCount, zoom, fits, facts, omitted, matches } = value;
  const sentences = Array.isArray(facts) ? facts.slice(0, 5).map(sentence) : [];
  const notShown = sentence(omitted);
  return {
    ...(isFigure(page) && { page }),
    ...(isFigure(pageCount) && { pageCount }),
    ...(isFigure(zoom) && { zoom }),
    ...(typeof fits === 'boolean' && { fits }),
    facts: sentences.filter((one) => one !== undefined),
    ...(notShown !== undefined && { omitted: notShown }),
    matches: readMatches(matches),
  };
}

function readMatches(value: unknown): PreviewMatches | undefined {
  if (!isRecord(value) || !isFigure(value.current) || !isFigure(value.count)) return undefined;
  const { current, count, isSearching, isCapped } = value;
  return { current, count, isSearching: isSearching === true, isCapped: isCapped === true };
}

const LONGEST = 300;
const sentence = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST) : undefined);
const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
