/** What a word of a text begins after, where it does not begin the text. */
const WORD_BREAKS = [' ', '\n', '-', '/', '(', '.'];

/**
 * What a text must contain for a search to find it: any of these; `atStart` says that it may also begin with the search.
 *
 * One or two Latin letters or digits find words that begin with them. That is what who has typed so much means, and what an index
 * of three letters, of which a space is one, can answer. Two letters of other scripts are often a word within a longer one.
 */
export function searchedAs(search: string): { atStart: boolean; contained: string[] } {
  return SHORT.test(search)
    ? { atStart: true, contained: WORD_BREAKS.map((wordBreak) => `${wordBreak}${search}`) }
    : { atStart: false, contained: [search] };
}

const SHORT = /^[\p{Script=Latin}\p{Decimal_Number}]{1,2}$/u;
