export type FileProblemCode =
  /** A name is taken, or somebody else has changed it meanwhile. */
  | 'conflict'
  /** It is gone, or never was. */
  | 'missing'
  /** This person may not. */
  | 'forbidden'
  /** Too large, of a type that is not allowed, or judged unsafe. */
  | 'refused'
  /** No room left. */
  | 'full'
  /** No answer from the store. */
  | 'offline';

/** An error of a store that says more than its message. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
  readonly code: FileProblemCode;
  /** Whether the same may work later. */
  readonly retryable: boolean;

  /** @param message a sentence for the person. @param retryable default: true for `full` and `offline` */
  constructor(code: FileProblemCode, message: string, retryable = code === 'full' || code === 'offline') {
    super(message);
    this.code = code;
    this.retryable = retryable;
  }
}
