interface HeldAnswer<Answer> {
  /** For the fake server. */
  answer: Promise<Answer>;
  give: (answer: Answer) => void;
}

/** An answer that is under way until the test gives it. Give one that shows, and wait until it does. */
export function heldAnswer<Answer = { body: unknown }>(): HeldAnswer<Answer> {
  let give = (_answer: Answer) => {};
  const answer = new Promise<Answer>((given) => {
    give = given;
  });
  return { answer, give };
}
