import { decodeText } from '../core/decodeText';
import type { PreviewRenderer } from '../ports/PreviewPlugin';
import { createFinder } from './createFinder';
import { createViewState } from './createViewState';
import { drawThumbnail } from './drawThumbnail';
import { findText } from './findText';
import { createFoundMarks, revealRange } from './markFound';

/** Bytes that are shown: more is no preview, and slow to lay out. */
const MOST = 1024 * 1024;
const SIZES = { least: 0.5, most: 4 };
const FONT_PX = 12.5;

/** A thumbnail is a sheet of this size, px at 96 an inch, with its first lines. */
const SHEET = { width: 420, height: 594, margin: 28, line: 17, font: 13 };

export const textRenderer: PreviewRenderer = {
  thumbnail: async ({ file, read }) => {
    const part = await read({ start: 0, end: Math.min(4096, file.size) });
    const { text } = decodeText(new Uint8Array(await part.arrayBuffer()));
    const { width, height, margin, line, font } = SHEET;
    return drawThumbnail(width, height, (canvas, scale) => {
      const context = canvas.getContext('2d');
      if (!context) return;
      context.scale(scale, scale);
      context.font = `${font}px monospace`;
      context.fillStyle = '#3b4252';
      const lines = text.split(/\r\n?|\n/, Math.floor((height - 2 * margin) / line));
      for (const [at, words] of lines.entries())
        context.fillText(words.slice(0, 200).replaceAll('\t', '    '), margin, margin + font + at * line);
    });
  },
  mount: async (host, { file, read }) => {
    const part = await read({ start: 0, end: Math.min(MOST, file.size) });
    const { text, encoding } = decodeText(new Uint8Array(await part.arrayBuffer()));
    const shown = document.createElement('pre');
    // As text, never as HTML: what is in a file is not to be trusted.
    const node = document.createTextNode(file.size > MOST ? `${text}\n…` : text);
    shown.append(node);
    shown.dir = 'auto';
    // It scrolls, so it is reached by keyboard.
    shown.tabIndex = 0;
    shown.style.cssText =
      'position:absolute;inset:0;outline-offset:-2px;margin:0;padding:14px 16px 56px;overflow:auto;box-sizing:border-box;white-space:pre-wrap;overflow-wrap:anywhere;tab-size:4;font-family:var(--lw-font-mono);line-height:1.55;color:var(--lw-color-text-primary);background:var(--lw-color-surface-sheet);user-select:text';
    const setZoom = (zoom: number) => {
      const kept = Math.max(SIZES.least, Math.min(SIZES.most, zoom));
      shown.style.fontSize = `${FONT_PX * kept}px`;
      state.change({ zoom: kept });
    };
    const state = createViewState({ zoom: 1, facts: [encoding] });
    const marks = createFoundMarks();
    const mark = () => marks.show(finder.matches(), finder.current());
    const finder = createFinder<Range>({
      search: async function* (wanted) {
        yield findText(text, wanted).map(({ start, end }) => {
          const range = document.createRange();
          range.setStart(node, start);
          range.setEnd(node, end);
          return range;
        });
      },
      isAhead: (range) => range.getBoundingClientRect().bottom >= shown.getBoundingClientRect().top,
      onMatches: mark,
      onGoTo: (range) => {
        mark();
        revealRange(shown, range);
      },
      onState: (matches) => state.change({ matches }),
    });
    setZoom(1);
    host.replaceChildren(shown);
    return {
      getState: state.getState,
      subscribe: state.subscribe,
      setZoom,
      find: (wanted) => void finder.find(wanted),
      goToMatch: finder.go,
      dispose: () => {
        finder.end();
        marks.clear();
        shown.remove();
      },
    };
  },
};
