import { composed } from './composed';

/**
 * The stored form of a typed text: Unicode NFC, line ends as \n, no white space at either end.
 * It changes nothing that a reader could see.
 */
export function cleanText(text: string): string {
  return composed(text).replace(/\r\n?/g, '\n').trim();
}
