/**
 * The letters of an avatar: first letter of the first and of the last word, in capitals. One word gives its first letter.
 *
 * @example initials('Marta Lindqvist') // 'ML'
 */
export function initials(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  const first = words[0];
  if (first === undefined) return '?';
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last].map((word) => firstLetter(word ?? '')).join('');
}

function firstLetter(word: string): string {
  const letter = String.fromCodePoint(word.codePointAt(0) ?? 0);
  return word === '' ? '' : letter.toLocaleUpperCase('en-US');
}
