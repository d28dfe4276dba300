import type { z } from 'zod';
import type { Tx } from '../database/Database';
import type { Services } from '../server/Services';

/** Writes what came of a job, in the transaction that ends it. */
export type EndJob = (tx: Tx) => Promise<void>;

export interface JobContext {
  services: Services;
  /** The server stops, or the lease ends: whatever is under way had better end too. */
  signal: AbortSignal;
}

export interface Failure {
  attempts: number;
  /** When the job was asked for. */
  createdAt: Date;
  /** In words, for whoever looks after the server. */
  problem: string;
  nextTryAt: Date;
}

/** How one kind of work is done. Each kind has its own turn: one that hangs or fails holds up no other. */
export interface JobHandler<Payload = unknown> {
  kind: string;
  payload: z.ZodType<Payload>;
  /** How many at once on each server; absent: one. */
  atOnce?: number;
  /** An attempt that takes longer has died with its server. Seconds; absent: five minutes. */
  leaseSeconds?: number;
  /** Of work that is there always: seconds from the end of one run to the next. */
  everySeconds?: number;
  /**
   * Does what must not keep a transaction open (a mail server, a disk), and answers what is to be written of it. Nothing else may have
   * an effect that a second attempt would repeat.
   *
   * @throws Error to be tried again later
   */
  work: (payload: Payload, context: JobContext) => Promise<EndJob>;
  /** What is said of the error; absent: the log has it. */
  problemOf?: (error: unknown) => string;
  /** Writes that an attempt failed. Answers whether the job is given up; absent: it never is. */
  failed?: (tx: Tx, payload: Payload, failure: Failure, error: unknown) => Promise<boolean>;
}

/** Keeps a handler's payload typed; those that run jobs take any. */
export function defineJob<Payload>(handler: JobHandler<Payload>): JobHandler {
  return {
    ...handler,
    work: (payload, context) => handler.work(handler.payload.parse(payload), context),
    failed:
      handler.failed &&
      ((tx, payload, failure, error) =>
        handler.failed?.(tx, handler.payload.parse(payload), failure, error) ?? Promise.resolve(false)),
  };
}
