/**
 * The regular expression of JavaScript and PostgreSQL by which one or two Latin letters or digits find words that begin with them:
 * whoever types two letters begins a word, and an index of trigrams takes a space for a letter. Null for longer searches and other
 * scripts, where two letters are often a word within a longer one: they find any part of a text.
 *
 * @param search folded (see foldText)
 */
export function wordStart(search: string): string | null {
  return SHORT.test(search) ? `(^|[${WORD_BREAKS}])${search}` : null;
}

const SHORT = /^[\p{Script=Latin}\p{Decimal_Number}]{1,2}$/u;
/** What a word begins after, where it does not begin the text. */
const WORD_BREAKS = ' \n/(.,:@_-';
