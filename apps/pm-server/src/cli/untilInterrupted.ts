/** The exit code of a program that SIGINT ended. */
const INTERRUPTED = 130;

/**
 * Runs long work that Ctrl+C, or SIGTERM, ends early and cleanly: the work sees it by its signal, and removes what it has begun.
 *
 * @returns the exit code
 */
export async function untilInterrupted(
  message: string,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<number> {
  const controller = new AbortController();
  const interrupt = () => controller.abort();
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', interrupt);
  try {
    await work(controller.signal);
    return 0;
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    process.stderr.write(`${message}\n`);
    return INTERRUPTED;
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}
