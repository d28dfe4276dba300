/** A name that is being typed. */
export interface TypedMention {
  /** Where its '@' stands. */
  start: number;
  /** What follows it up to the caret. */
  query: string;
}

/** Longer ones are no name. */
const LONGEST = 60;

/**
 * The name that is being typed where the caret stands: after an '@' that begins a word, up to three words.
 *
 * @example typedMention('Ask @Ola Er', 11) // { start: 4, query: 'Ola Er' }
 */
export function typedMention(text: string, caret: number): TypedMention | null {
  const start = text.slice(0, caret).lastIndexOf('@');
  if (start < 0 || caret - start > LONGEST) return null;
  // An e-mail's '@' stands in a word.
  if (start > 0 && /[\p{L}\p{N}._-]/u.test(text[start - 1] ?? '')) return null;
  const query = text.slice(start + 1, caret);
  const isName = /^(?:\S+(?: \S+){0,2} ?)?$/u.test(query);
  return isName ? { start, query } : null;
}
