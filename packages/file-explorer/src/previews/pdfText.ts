import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { findText, type TextMatch } from './findText';

/** A place in a PDF, in characters of its page's text. */
export interface PdfMatch extends TextMatch {
  /** From 1. */
  readonly page: number;
}

/** The text of a page, and where its pieces begin in it: a piece is one element of the text layer. */
interface PageText {
  readonly text: string;
  readonly starts: readonly number[];
}

/** Reads the texts of a PDF's pages, each once. */
export function createPdfText(pages: PDFDocumentProxy) {
  const read = new Map<number, Promise<PageText>>();
  const textOf = (page: number): Promise<PageText> => {
    const known = read.get(page) ?? pages.getPage(page).then(textOfPage);
    read.set(page, known);
    return known;
  };
  return {
    search: async function* (wanted: string): AsyncGenerator<readonly PdfMatch[]> {
      for (let page = 1; page <= pages.numPages; page += 1) {
        // A damaged page is passed over: the others can still be searched.
        const { text } = await textOf(page).catch(() => ({ text: '' }));
        yield findText(text, wanted).map((match) => ({ ...match, page }));
      }
    },
    /** The range of a match in the page's text layer, whose elements are `pieces`; null where it was not drawn. */
    rangeOf: async (
      { page, start, end }: PdfMatch,
      pieces: readonly HTMLElement[],
    ): Promise<Range | null> => {
      const { starts } = await textOf(page);
      const [from, to] = [placeOf(starts, pieces, start), placeOf(starts, pieces, end - 1)];
      if (!from || !to) return null;
      const range = document.createRange();
      range.setStart(from.node, from.offset);
      range.setEnd(to.node, Math.min(to.offset + 1, to.node.data.length));
      return range;
    },
  };
}

async function textOfPage(page: PDFPageProxy): Promise<PageText> {
  const { items } = await page.getTextContent();
  const starts: number[] = [];
  let text = '';
  for (const item of items) {
    if (!('str' in item)) continue;
    starts.push(text.length);
    text += item.hasEOL ? `${item.str}\n` : item.str;
  }
  return { text, starts };
}

function placeOf(starts: readonly number[], pieces: readonly HTMLElement[], at: number) {
  let piece = 0;
  for (let low = 0, high = starts.length - 1; low <= high; ) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= at) {
      piece = middle;
      low = middle + 1;
    } else high = middle - 1;
  }
  const node = pieces[piece]?.firstChild;
  if (!(node instanceof Text)) return null;
  return { node, offset: Math.min(at - (starts[piece] ?? 0), node.data.length) };
}
