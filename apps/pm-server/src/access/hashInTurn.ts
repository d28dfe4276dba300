import type { Services } from '../server/Services';
import { hashOfChosen } from './hashOfChosen';

/**
 * `hashOfChosen` in the queue of all passwords, so that hashing leaves the server to others.
 *
 * @param about texts that others know of the person: name, email, company
 * @param browser whether whoever asks is signed in: a flood from elsewhere does not keep them waiting
 * @param gone they do not wait any more
 * @throws Problem 422 at 'password' where it is easily guessed, 429 where the queue is full
 */
export async function hashInTurn(
  { auth, passwordQueue }: Pick<Services, 'auth' | 'passwordQueue'>,
  password: string,
  about: readonly string[],
  { browser, gone }: { browser: 'known' | 'unknown'; gone: AbortSignal },
): Promise<string> {
  const { password: hashing } = await auth.$context;
  const place = passwordQueue.join(browser, gone);
  try {
    await place.turn();
    return await hashOfChosen(hashing, password, about);
  } finally {
    place.leave('other');
  }
}
