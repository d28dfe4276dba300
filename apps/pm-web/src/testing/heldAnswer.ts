import { act } from '@testing-library/react';

interface HeldAnswer<Answer> {
  /** What a handler of `fakeServer` returns. */
  answer: Promise<Answer>;
  /** Answers, and lets what follows be drawn. */
  give: (answer: Answer) => Promise<void>;
}

/** An answer that is under way until the test gives it. */
export function heldAnswer<Answer = { body: unknown }>(): HeldAnswer<Answer> {
  let resolve = (_answer: Answer) => {};
  const answer = new Promise<Answer>((given) => {
    resolve = given;
  });
  const give = async (given: Answer) => {
    resolve(given);
    await act(() => new Promise<void>((drawn) => setTimeout(drawn, 50)));
  };
  return { answer, give };
}
