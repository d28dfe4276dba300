import { visibleText } from './visibleText';

/**
 * The form in which texts are searched: without case, accents and what cannot be seen, so that 'lodz' finds 'Łódź'. Letters lose their combining
 * diacritical marks; those that do not decompose are written as they commonly are: ø as o, æ as ae. Marks of other scripts stay,
 * for they spell words there.
 */
export function plainText(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  const bare = visibleText(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '');
  return bare.toLowerCase().replace(/[øłđðħıŧςſßæœþ]/g, (letter) => WRITTEN_AS.get(letter) ?? letter);
}

const WRITTEN_AS = new Map(
  'ø:o ł:l đ:d ð:d ħ:h ı:i ŧ:t ς:σ ſ:s ß:ss æ:ae œ:oe þ:th'.split(' ').map((pair) => {
    const [letter = '', written = ''] = pair.split(':');
    return [letter, written] as const;
  }),
);

/** A text in which numbers sort by their value, compared letter by letter: 'Sheet 2' before 'Sheet 10'. */
export function withPaddedNumbers(text: string): string {
  return text.replace(/\d+/g, (digits) => digits.replace(/^0+(?=\d)/, '').padStart(12, '0'));
}
