import type { PreviewMatches } from '../ports/PreviewPlugin';
import { createFinder } from '../previews/createFinder';
import { findText } from '../previews/findText';
import { createFoundMarks, revealRange } from '../previews/markFound';

interface TextSearch {
  readonly find: (text: string) => void;
  readonly go: (step: 1 | -1) => void;
}

/**
 * The search in the text of what is shown, paragraph by paragraph.
 * @param room scrolls it @param shown is searched as it stands when the search begins
 */
export function createTextSearch(
  room: HTMLElement,
  shown: HTMLElement,
  onState: (matches: PreviewMatches | undefined) => void,
): TextSearch {
  const marks = createFoundMarks();
  const mark = () => marks.show(finder.matches(), finder.current());
  const finder = createFinder<Range>({
    search: async function* (wanted) {
      for (const paragraph of shown.querySelectorAll('p')) yield rangesIn(paragraph, wanted);
    },
    isAhead: (range) => range.getBoundingClientRect().bottom >= room.getBoundingClientRect().top,
    onMatches: mark,
    onGoTo: (range) => {
      mark();
      revealRange(room, range);
    },
    onState,
  });
  return { find: (text) => void finder.find(text), go: finder.go };
}

function rangesIn(paragraph: Element, wanted: string): Range[] {
  const text = paragraph.textContent ?? '';
  const matches = findText(text, wanted);
  if (matches.length === 0) return [];
  const nodes = textNodesOf(paragraph);
  return matches.flatMap(({ start, end }) => {
    const from = nodes.findLast((node) => node.start <= start);
    const to = nodes.findLast((node) => node.start < end);
    if (!from || !to) return [];
    const range = document.createRange();
    range.setStart(from.node, start - from.start);
    range.setEnd(to.node, end - to.start);
    return [range];
  });
}

/** Each with where its text begins in the paragraph's. */
function textNodesOf(paragraph: Element): { node: Node; start: number }[] {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const nodes: { node: Node; start: number }[] = [];
  let start = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node, start });
    start += node.textContent?.length ?? 0;
  }
  return nodes;
}
