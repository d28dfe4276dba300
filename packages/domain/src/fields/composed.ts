/**
 * The text in Unicode NFC, in time linear in its length. Normalizing sorts the combining marks that follow a letter one by one,
 * which takes seconds for a run of 100,000. No language writes more than 30 (UAX #15, Stream-Safe Text Format): longer runs
 * stay as they are.
 */
export function composed(text: string): string {
  if (text.length <= LONGEST_RUN) return text.normalize('NFC');
  const parts = text.split(LONG_RUN);
  // The captured runs are every other part.
  return parts.map((part, index) => (index % 2 === 0 ? part.normalize('NFC') : part)).join('');
}

const LONGEST_RUN = 30;
/** Looked for where a run begins only: from within, each mark would be counted once for each before it. */
const LONG_RUN = /((?<!\p{M})\p{M}{31,})/u;
