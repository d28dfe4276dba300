import { damagedDxf } from './dxfProblems';

/**
 * Goes through the groups of a DXF: a line with the code, a line with the value. Stops at the end of the file.
 * @param lines as `decodeDxf` gives them @param visit gets values without white space at their ends, texts as they are
 * @throws Error 'This DXF is damaged.' where a code is no number, or the end is missing
 */
export function forEachGroup(lines: string, visit: (code: number, value: string) => void): void {
  let at = lines.charCodeAt(0) === 0xfeff ? 1 : 0;
  const takeLine = () => {
    if (at >= lines.length) throw damagedDxf();
    let end = lines.indexOf('\n', at);
    if (end < 0) end = lines.length;
    const line = lines.slice(at, lines.charCodeAt(end - 1) === 13 && end > at ? end - 1 : end);
    at = end + 1;
    return line;
  };
  for (;;) {
    const code = Number.parseInt(takeLine(), 10);
    if (Number.isNaN(code)) throw damagedDxf();
    const value = takeLine();
    const word = code === 1 || code === 3 ? value : value.trim();
    if (code === 0 && word === 'EOF') return;
    visit(code, word);
  }
}
