/**
 * The form in which lists compare texts: NFC, then Unicode's simple lower case, character by character. It is what
 * PostgreSQL's `lower()` gives under LC_CTYPE C.UTF-8 (the embedded database's), without rules that look at neighbours.
 */
export function foldCase(text: string): string {
  const nfc = text.normalize('NFC');
  // Most texts are free of the letters in question: one call instead of one per character.
  if (!/[\u0130\u03a3]/.test(nfc)) return nfc.toLowerCase();
  // U+0130 lowers to two code points; the simple mapping is the first. A sigma at a word's end keeps its usual form.
  return Array.from(nfc, (letter) => [...letter.toLowerCase()][0] ?? '').join('');
}

/** Compares by code point, as COLLATE "C" does on UTF-8. JavaScript's `<` differs above U+FFFF. */
export function compareCodePoints(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  for (let index = 0; index < shorter; index += 1) {
    const [unitA, unitB] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (unitA !== unitB) return codePointOrder(unitA) - codePointOrder(unitB);
  }
  return a.length - b.length;
}

/** Surrogates (code points from U+10000) come after every other unit. */
function codePointOrder(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
