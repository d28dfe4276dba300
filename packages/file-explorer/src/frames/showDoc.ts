import { createViewState } from '../previews/createViewState';
import type { FrameView } from '../previews/frameProtocol';
import { createRoom } from './createRoom';
import { isProtected } from './readOle';
import { readProperties } from './readProperties';

/** Numbers of properties: [MS-OLEPS] 2.25.1, and of the second stream [MS-OSHARED] 2.3.3.2. */
const [TITLE, SUBJECT, AUTHOR, LAST_AUTHOR, CREATED, SAVED, PAGES, WORDS] = [2, 3, 4, 8, 12, 13, 14, 15];
const COMPANY = 15;

/**
 * Shows what is known of a .doc.
 * @param streams of its OLE file @param language for dates and figures: 'en'
 * @throws Error with a sentence for people
 */
export function showDoc(streams: ReadonlyMap<string, Uint8Array>, language: string): FrameView {
  if (isProtected(streams)) throw new Error('This document is protected by a password.');
  const text = streams.get('WordDocument');
  if (!text) throw new Error('This file is not a Word document.');
  if (isEncrypted(text)) throw new Error('This document is protected by a password.');

  const known = readProperties(streams.get('\u0005SummaryInformation') ?? new Uint8Array());
  const more = readProperties(streams.get('\u0005DocumentSummaryInformation') ?? new Uint8Array());
  const date = new Intl.DateTimeFormat(language || undefined, { dateStyle: 'medium', timeStyle: 'short' });
  const number = new Intl.NumberFormat(language || undefined);
  const written = (value: number | string | Date | undefined) => {
    if (value instanceof Date) return date.format(value);
    // Zero pages: never counted.
    return typeof value === 'number' ? (value > 0 ? number.format(value) : '') : (value ?? '');
  };
  const facts = [
    ['Title', known.get(TITLE)],
    ['Subject', known.get(SUBJECT)],
    ['Author', known.get(AUTHOR)],
    ['Last saved by', known.get(LAST_AUTHOR)],
    ['Company', more.get(COMPANY)],
    ['Created', known.get(CREATED)],
    ['Saved', known.get(SAVED)],
    ['Pages', known.get(PAGES)],
    ['Words', known.get(WORDS)],
  ] as const;

  const card = document.createElement('section');
  card.className = 'known';
  const words = document.createElement('p');
  words.textContent =
    'This document is in the format of Word 97 to 2003, whose text is not shown here. Download it to read it.';
  const list = document.createElement('dl');
  for (const [name, value] of facts) {
    const shown = written(value);
    if (shown === '') continue;
    const [term, description] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = name;
    description.textContent = shown;
    description.dir = 'auto';
    list.append(term, description);
  }
  card.append(words);
  if (list.childElementCount > 0) card.append(list);
  createRoom().append(card);
  return createViewState({ facts: ['Word 97–2003'] });
}

/** [MS-DOC] 2.5.2: fEncrypted. */
function isEncrypted(text: Uint8Array): boolean {
  return ((text[11] ?? 0) & 1) === 1;
}
