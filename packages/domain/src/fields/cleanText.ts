/**
 * The stored form of a typed text: Unicode NFC, line ends as \n, no white space at either end.
 * It changes nothing that a reader could see.
 */
export function cleanText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}
