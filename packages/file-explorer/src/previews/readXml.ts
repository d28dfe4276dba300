export interface XmlElement {
  /** Without a prefix: `use` of `<svg:use>`. */
  name: string;
  /** By their names as they stand, `xlink:href`, with references resolved. */
  attributes: ReadonlyMap<string, string>;
}

interface XmlEvents {
  onStart: (element: XmlElement) => void;
  onText: (text: string) => void;
  /** Of the element that was opened last and is open still. */
  onEnd: () => void;
}

/** Drawing programs declare short names for their namespaces as entities. Longer ones are made to be multiplied. */
const LONGEST_ENTITY = 300;
/** Characters that all references together may grow to. */
const MOST_GROWTH = 20_000_000;
const ENTITY = /<!ENTITY\s+(?:%\s+)?([^\s"'>]+)\s+(?:"([^"]*)"|'([^']*)'|(SYSTEM|PUBLIC)\b)/gi;
const TAG = /<(\/?)([^\s/>"'=<]+)((?:[^>"']|"[^"]*"|'[^']*'){0,20000})>/y;
const ATTRIBUTE = /([^\s/>"'=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** What is passed over, from its beginning to its end. */
const PASSED = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;

const damaged = () => new Error('This file is damaged: its XML has no end, or ends in the wrong order.');

/**
 * Reads XML tag by tag, in one pass. It builds no document: browsers apply the page's content security policy to those, and
 * multiply entities.
 * @throws Error whose message says so where it is damaged, or built to multiply or to read other files
 */
export function readXml(text: string, { onStart, onText, onEnd }: XmlEvents): void {
  const resolve = resolver(text);
  const open: string[] = [];
  let isOver = false;
  let at = 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    if (next < 0) break;
    if (next > at && open.length > 0) onText(resolve(text.slice(at, next)));
    at = next;
    const passed = PASSED.find(([start]) => text.startsWith(start, at));
    if (passed) at = endOf(text, passed[1], at + passed[0].length);
    else if (text.startsWith('<![CDATA[', at)) {
      const end = endOf(text, ']]>', at + 9);
      onText(text.slice(at + 9, end - 3));
      at = end;
    } else if (text.startsWith('<!', at)) at = endOfDoctype(text, at);
    else {
      TAG.lastIndex = at;
      const [tag, closing, name = '', rest = ''] = TAG.exec(text) ?? [];
      if (tag === undefined || isOver) throw damaged();
      at += tag.length;
      const isEmpty = rest.endsWith('/');
      if (closing) {
        if (open.pop() !== name) throw damaged();
        onEnd();
      } else {
        onStart({ name: name.replace(/^.*:/, ''), attributes: attributesOf(rest, resolve) });
        if (isEmpty) onEnd();
        else open.push(name);
      }
      isOver = open.length === 0;
    }
  }
  if (!isOver) throw damaged();
}

function endOf(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from);
  if (end < 0) throw damaged();
  return end + mark.length;
}

/** Its declarations stand in brackets. */
function endOfDoctype(text: string, from: number): number {
  const [end, list] = [text.indexOf('>', from), text.indexOf('[', from)];
  if (list < 0 || (end >= 0 && end < list)) return endOf(text, '>', from);
  return endOf(text, '>', endOf(text, ']', list));
}

function attributesOf(rest: string, resolve: (value: string) => string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', one, other] of rest.matchAll(ATTRIBUTE))
    attributes.set(name, resolve(one ?? other ?? ''));
  return attributes;
}

/** Resolves references to characters and to what the file declares, of which only short pieces of plain text are taken. */
function resolver(text: string): (value: string) => string {
  const declared = new Map<string, string>(Object.entries(NAMED));
  for (const [, name = '', one, other, external] of text.matchAll(ENTITY)) {
    const value = one ?? other ?? '';
    // Entities of entities double with each, and those from elsewhere read other files.
    if (external || /[&<%]/.test(value) || value.length > LONGEST_ENTITY)
      throw new Error('This file is built to take too much memory or to read other files. It is not shown.');
    if (!declared.has(name)) declared.set(name, value);
  }
  let growth = 0;
  return (value) =>
    value.replace(/&(#?[\w.:-]{1,64});/g, (reference, name: string) => {
      const code = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name);
      const point = code ? Number.parseInt(code[1] ?? code[2] ?? '', code[1] ? 16 : 10) : 0;
      const resolved = code
        ? String.fromCodePoint(point > 0 && point <= 0x10ffff ? point : 0xfffd)
        : (declared.get(name) ?? reference);
      growth += resolved.length;
      if (growth > MOST_GROWTH)
        throw new Error(
          'This file is built to take too much memory or to read other files. It is not shown.',
        );
      return resolved;
    });
}
