/** A reason why Linework cannot start, in one line that tells the person at the terminal what to do. Ends the process with code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
