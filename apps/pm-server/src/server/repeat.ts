/** Does the work after a first pause, and again after each next one. */
export function repeat(work: () => Promise<void>, first: number, next = first): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const wait = (pause: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      work().finally(() => wait(next));
    }, pause);
    timer.unref();
  };
  wait(first);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
