/** First letters of the first and the last word: 'Marta von Lindqvist' is 'ML'; '?' for a blank name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = firstLetter(words[0]);
  const last = words.length > 1 ? firstLetter(words.at(-1)) : '';
  return (first + last).toLocaleUpperCase() || '?';
}

/** By grapheme, so that an emoji or a combined letter stays whole. */
function firstLetter(word: string | undefined): string {
  if (!word) return '';
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
}
