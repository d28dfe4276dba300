import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { UncertainCommit } from '../database/engines/UncertainCommit';
import { Problem } from './Problem';
import { problemOf } from './problemOf';

/** As a driver's error arrives: wrapped by the query builder. */
const failed = (code: string) =>
  new DrizzleQueryError('insert', [], Object.assign(new Error('from the driver'), { code }));

describe('What a failure is answered with', () => {
  it.each(['53100', 'ENOSPC', 'EDQUOT'])(
    'SRV-02: a full disk (%s) is 507 and says that nothing was saved',
    (code) => {
      const problem = problemOf(failed(code));
      expect(problem?.status).toBe(507);
      expect(problem?.facts.detail).toMatch(/disk of the server is full: nothing was saved/);
    },
  );

  it.each(['ECONNREFUSED', 'ECONNRESET', '08006', '57P01', '57P03'])(
    'SRV-02: a database that is gone (%s) is 503 with the time to try again',
    (code) => {
      const problem = problemOf(failed(code));
      expect(problem?.status).toBe(503);
      expect(problem?.facts.retryAfter).toBeGreaterThan(0);
    },
  );

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
    'SRV-02: a connection that is lost without a code (%s) is 503',
    (message) => {
      expect(problemOf(new DrizzleQueryError('insert', [], new Error(message)))?.status).toBe(503);
    },
  );

  it('SRV-02: an answer to COMMIT that is lost is 503 and does not say that nothing was saved', () => {
    const problem = problemOf(new UncertainCommit(new Error('Connection terminated unexpectedly')));
    expect(problem?.status).toBe(503);
    expect(problem?.facts.detail).toMatch(/may be saved or not/);
    expect(problem?.facts.retryAfter).toBeGreaterThan(0);
  });

  it('SRV-02: a missing socket of the database is 503, a missing file is not', () => {
    const missing = (syscall: string) =>
      problemOf(Object.assign(new Error('missing'), { code: 'ENOENT', syscall }));
    expect(missing('connect')?.status).toBe(503);
    expect(missing('open')).toBeNull();
  });

  it('SRV-02: a fault of ours is told to the log only', () => {
    expect(problemOf(new TypeError('cannot read properties of undefined'))).toBeNull();
    expect(problemOf(failed('42601'))).toBeNull();
    const own = new Problem(404, { detail: 'Gone' });
    expect(problemOf(own)).toBe(own);
  });
});
