import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits, peopleMessages, SAFE_PASSWORD } from '@linework/domain';
import { invalid } from '../http/Problem';
import { packageRoot } from '../server/packageRoot';

/** better-auth's, as its context has it. */
interface Hashing {
  hash: (password: string) => Promise<string>;
}

/**
 * The hash of a password that somebody has chosen, wherever one is chosen. The form has looked at its length already.
 *
 * @param about texts that others know of the person: name, email, company
 * @throws Problem 422 at 'password' where it is easily guessed
 */
export async function hashOfChosen(
  hashing: Hashing,
  password: string,
  about: readonly string[],
): Promise<string> {
  const message = guessable(password, about);
  if (message) throw invalid([{ path: 'password', message }]);
  return hashing.hash(password);
}

function guessable(password: string, about: readonly string[]): string | null {
  const folded = password.toLowerCase();
  if (isCommon(folded)) return peopleMessages.passwordCommon;
  return isMadeOf(folded, wordsOf(['Linework', ...about])) ? peopleMessages.passwordPersonal : null;
}

/**
 * The 17,950 passwords of eight letters or more that were found most often where passwords were stolen, one a line in lower case,
 * from @zxcvbn-ts/language-common 4.1.3 (MIT, see the licence beside it). Read each time, a fraction of a millisecond, rather than
 * kept in memory for the few times that somebody chooses a password.
 */
function isCommon(folded: string): boolean {
  if (folded.includes('\n')) return false;
  const list = readFileSync(join(packageRoot, 'passwords', 'common.txt'), 'utf8');
  return `\n${list}`.includes(`\n${folded}\n`);
}

/** Whether hardly anything is left without the words: 'Halden-2026!', 'marta_halden'. */
function isMadeOf(folded: string, words: readonly string[]): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), folded);
  return rest !== folded && lettersOf(rest).length < SAFE_PASSWORD / 2;
}

/** Words of three letters and more, the longest first, so that none is cut by another that it contains. */
function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap(
    (text) =>
      text
        .slice(0, limits.email)
        .toLowerCase()
        .match(/\p{L}{3,}/gu) ?? [],
  );
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

function lettersOf(text: string): string {
  return text.replace(/\P{L}/gu, '');
}
