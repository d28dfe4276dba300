/**
 * Answers that a page has, or has asked for, before its code runs: the server writes the session into the page, and a script in the
 * page's head (boot/askFirst.ts) asks for what the screen needs first. `request` takes each once instead of asking itself.
 */
const PLACE = 'lineworkFirstAnswers';

type FirstAnswers = Map<string, Promise<Response>>;

/** How long the page waits for an answer, as `request` does for reading, ms. */
const PATIENCE = 20_000;

/** @param url '/api/session'; `answer` where the page has it, else it is asked for now */
export function putFirstAnswer(url: string, answer?: Response): void {
  const answers: FirstAnswers = firstAnswers() ?? new Map();
  Reflect.set(globalThis, PLACE, answers);
  const coming = answer
    ? Promise.resolve(answer)
    : fetch(url, {
        credentials: 'same-origin',
        headers: { Accept: 'application/json' },
        signal: AbortSignal.timeout(PATIENCE),
      });
  // Told where it is taken; until then nobody hears of it.
  coming.catch(() => undefined);
  answers.set(url, coming);
}

/** The answer that the page has asked for already, once; null where it has not. */
export function takeFirstAnswer(url: string): Promise<Response> | null {
  const answers = firstAnswers();
  const answer = answers?.get(url) ?? null;
  answers?.delete(url);
  return answer;
}

/** From now on everything is asked for anew: what was asked for first and not used has become old. */
export function dropFirstAnswers(): void {
  firstAnswers()?.clear();
}

function firstAnswers(): FirstAnswers | undefined {
  return Reflect.get(globalThis, PLACE);
}
