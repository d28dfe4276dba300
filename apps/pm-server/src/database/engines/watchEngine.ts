import type { PGlite } from '@electric-sql/pglite';

/** The engine of the embedded database stopped in the middle of its work: a full disk, a failing disk, a fault of its own. */
export class EngineDied extends Error {
  override readonly name = 'EngineDied';
  readonly code = 'ENGINE_DIED';
}

/** With this status PGlite's engine says that a statement failed and all else is well. */
const STATEMENT_FAILED = 100;

/**
 * Makes a dead engine say so. PGlite 0.5.16 takes whatever its engine throws for a statement that failed: it would acknowledge
 * a commit that was thrown out of, and call an engine that has panicked again and again, with the whole process inside.
 */
export function watchEngine({ Module: engine }: PGlite): { hasDied: () => boolean } {
  const runOnce = engine._PostgresMainLoopOnce;
  let death: EngineDied | null = null;
  engine._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (cause) {
      if (isFailedStatement(cause)) throw cause;
      const died = new EngineDied('The engine of the embedded database stopped', { cause });
      death = died;
      const refuse = (): never => {
        throw died;
      };
      // What PGlite calls next: the first ends its loop, the others would run the engine once more.
      engine.stackRestore = refuse;
      engine._PostgresSendReadyForQueryIfNecessary = () => {};
      engine._pgl_pq_flush = () => {};
      engine._PostgresMainLoopOnce = refuse;
      throw died;
    }
  };
  return { hasDied: () => death !== null };
}

function isFailedStatement(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'status' in error && error.status === STATEMENT_FAILED
  );
}
