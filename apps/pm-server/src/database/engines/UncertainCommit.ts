/** The connection was lost before PostgreSQL had answered COMMIT: it may have carried it out. */
export class UncertainCommit extends Error {
  constructor(cause: unknown) {
    super('The connection was lost while PostgreSQL committed', { cause });
  }
}
