import { composed } from './composed';
import { withoutInvisible } from './invisible';

/**
 * The stored form of a typed or pasted text: Unicode NFC, line ends as \n, every kind of space an ordinary one, none at either end,
 * and no invisible characters but those that change how others are written (see withoutInvisible). Linear in the text.
 */
export function cleanText(text: string): string {
  return composed(withoutInvisible(plainSpaces(text))).trim();
}

/** {@link cleanText} of a field of one line, where the line separators of word processors are spaces. */
export function cleanLine(text: string): string {
  return cleanText(text.replace(/[\u2028\u2029]/g, ' '));
}

function plainSpaces(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/\p{Zs}/gu, ' ');
}
