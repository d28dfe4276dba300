import { composed } from './composed';
import { withoutInvisible } from './invisible';
import { isAscii } from './isAscii';

/**
 * The stored form of a typed or pasted text: Unicode NFC, line ends as \n, every kind of space an ordinary one, none at either end,
 * and no invisible characters but those that change how others are written (see withoutInvisible). Linear in the text.
 */
export function cleanText(text: string): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n');
  if (isAscii(lines)) return lines.trim();
  return composed(withoutInvisible(lines.replace(/\p{Zs}/gu, ' '))).trim();
}

/** {@link cleanText} of a field of one line, where the line separators of word processors are spaces. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/[\u2028\u2029]/g, ' '));
}
