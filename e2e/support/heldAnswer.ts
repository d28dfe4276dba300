/** Keeps a request back: a route's handler waits for `held`, until `answer` is called. */
export function heldAnswer(): { held: Promise<void>; answer: () => void } {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, answer: () => release() };
}
