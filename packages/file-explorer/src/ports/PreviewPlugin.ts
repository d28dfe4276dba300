import type { ByteRange, FileEntry } from './FileProvider';

/**
 * Shows the content of files of one kind. It draws into an element and needs no React; pages, zoom and layers are the explorer's
 * buttons, which drive the `PreviewView`. A plugin's own code comes with `load`, when the first file of its kind is shown.
 */
export interface PreviewPlugin {
  /** Unique among the explorer's plugins: 'pdf'. */
  readonly id: string;
  /**
   * Whether it can show the file. The first plugin of the list that says yes does. Judge by `first` where the format has a mark at its
   * beginning: a name and a declared type may lie.
   */
  readonly match: (candidate: PreviewCandidate) => boolean;
  /** MIME types of which its renderer makes small pictures. Left out: none. */
  readonly thumbnailTypes?: readonly string[];
  /** Its renderer compares two contents of this kind. */
  readonly compares?: boolean;
  readonly load: () => Promise<PreviewRenderer>;
}

export interface PreviewCandidate {
  readonly name: string;
  /** MIME type; empty where unknown. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** The first bytes of the content, at most 4,100; fewer in a smaller file. */
  readonly first: Uint8Array;
}

export interface PreviewRenderer {
  /**
   * Draws the file into `host`, which is empty, has a size, and is the renderer's own until `dispose`. Resolves when the first page or
   * picture is to be seen.
   * @throws Error whose message says what is wrong with the file; the explorer shows it with the details and a download
   */
  readonly mount: (host: HTMLElement, source: PreviewSource, signal: AbortSignal) => Promise<PreviewView>;
  /**
   * Makes a small picture: of the first page, say.
   * @returns a JPEG of at most 320 px a side and 48 kB @throws Error where none can be made
   */
  readonly thumbnail?: (source: PreviewSource, signal: AbortSignal) => Promise<Blob>;
  /**
   * Draws two contents over each other, as `mount` does one: what is gone, what came, and what stayed.
   * @throws Error whose message says what is wrong with which of them
   */
  readonly compare?: (
    host: HTMLElement,
    before: PreviewSource,
    after: PreviewSource,
    signal: AbortSignal,
  ) => Promise<ComparisonView>;
}

export interface PreviewSource {
  readonly file: FileEntry;
  /** The content or a part of it; `end` is not included. */
  readonly read: (range?: ByteRange) => Promise<Blob>;
}

/** A file on the screen. */
export interface PreviewView {
  /** What its buttons show; the same object until something changes. */
  readonly getState: () => PreviewState;
  /** @returns a function that stops the calls */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Goes to a page, from 1. */
  readonly goToPage?: (page: number) => void;
  /** @param zoom px on the screen per px (or 1/96 inch) of the file; of a drawing, which has no such size, 1 where it fits */
  readonly setZoom?: (zoom: number) => void;
  /** Whole page or width into the host, and again whenever its size changes. */
  readonly fit?: () => void;
  readonly setLayerVisible?: (id: string, visible: boolean) => void;
  /** Begins to measure between two points that are pressed, or set by Enter in the middle of what is shown; or ends it. */
  readonly setMeasuring?: (measuring: boolean) => void;
  /** Looks for a text in the whole file, and shows the first place from what is in sight on; an empty text ends the search. */
  readonly find?: (text: string) => void;
  /** Shows the next place that was found, or the one before; after the last comes the first. */
  readonly goToMatch?: (step: 1 | -1) => void;
  /** The host has another size, px. */
  readonly resize?: (width: number, height: number) => void;
  /** Frees everything; the host is thrown away afterwards. */
  readonly dispose: () => void;
}

/** Two contents over each other. */
export interface ComparisonView extends PreviewView {
  readonly getState: () => ComparisonState;
  /** Shows one of the changes, from 1. */
  readonly goToChange: (number: number) => void;
  /** @param share from 0, the first content alone, to 1, the second alone */
  readonly setBlend: (share: number) => void;
  /** Where they are compared by their pixels. */
  readonly setTolerance?: (tolerance: number) => void;
}

export interface ComparisonState extends PreviewState {
  readonly changes: readonly FileDifference[];
  /** The one that is shown, from 1; 0 for none. */
  readonly currentChange: number;
  /** From 0, the first content alone, to 1. */
  readonly blend: number;
  /** How much of the second content is new, of the first is gone, and of both the same; in what `countsAre` says. */
  readonly counts: { readonly added: number; readonly removed: number; readonly unchanged: number };
  readonly countsAre: 'entities' | 'pixels';
  /** How much a pixel may differ and is the same, of 255. */
  readonly tolerance?: number;
}

/** Changes that lie together. */
export interface FileDifference {
  /** From 1, as it stands on the drawing. */
  readonly number: number;
  /** '5 lines moved 8 mm to the right' */
  readonly title: string;
  /** Where: layers, of a drawing. */
  readonly places: readonly string[];
  readonly added: number;
  readonly removed: number;
}

export interface PreviewState {
  /** From 1; left out where there are no pages. */
  readonly page?: number;
  readonly pageCount?: number;
  /** Left out where it cannot be zoomed. */
  readonly zoom?: number;
  /** The least and the most; left out: 0.05 to 16. */
  readonly zoomRange?: readonly [least: number, most: number];
  /** It follows the size of the host. */
  readonly fits?: boolean;
  readonly layers?: readonly PreviewLayer[];
  readonly measuring?: boolean;
  /** Of the last two points: '1,250 mm, Δx 1,000, Δy 750'. */
  readonly measurement?: string | undefined;
  /** What `find` found; left out without a search. */
  readonly matches?: PreviewMatches | undefined;
  /** More that is known now: 'UTF-8', '4032 × 3024'. */
  readonly facts?: readonly string[];
  /** A sentence that says what of the file is not shown: 'The first 1,000 of 48,210 entries are shown.' */
  readonly omitted?: string;
}

export interface PreviewMatches {
  /** The one that is shown, from 1; 0 for none. */
  readonly current: number;
  /** Found so far. */
  readonly count: number;
  readonly isSearching: boolean;
  /** There may be more than `count`. */
  readonly isCapped: boolean;
}

export interface PreviewLayer {
  readonly id: string;
  readonly name: string;
  readonly visible: boolean;
  /** Of a comparison: how much of it came and is gone. */
  readonly added?: number;
  readonly removed?: number;
}
