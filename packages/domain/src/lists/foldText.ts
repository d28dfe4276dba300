import { INVISIBLE } from '../fields/invisible';
import { isAscii } from '../fields/isAscii';

/**
 * The form in which texts are searched: without case, accents and invisible characters, every space an ordinary one, so that 'aguas' finds 'Águas' and 'strasse' 'Straße'. The
 * database's function `fold_text` is the same in SQL; a test compares the two.
 *
 * Letters lose their combining diacritical marks (U+0300 to U+036F) and then their case. Letters that do not decompose are
 * replaced by what they are commonly written as: ø by o, æ by ae. Marks of other scripts stay, for they spell words there.
 */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return (text.match(PIECES) ?? []).map(foldPiece).join('');
}

/** Decomposing sorts runs of combining marks one by one: in pieces of bounded length the whole takes linear time. */
const PIECES = /.{1,200}/gsu;

function foldPiece(piece: string): string {
  const bare = piece
    .replace(INVISIBLE, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '');
  return bare
    .replace(/\p{Zs}/gu, ' ')
    .toLowerCase()
    .replace(/[øłđðħıŧςſßæœþ]/g, (letter) => WRITTEN_AS[letter] ?? letter);
}

const WRITTEN_AS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ς: 'σ',
  ſ: 's',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
