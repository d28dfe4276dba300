/**
 * Loaded into each server that is measured (`node --import`): answers what it has used, and, with CAPTURE=1, what it has sent to
 * PostgreSQL since it was last asked.
 */
import { existsSync, readFileSync } from 'node:fs';

const statements = [];
const answers = {
  usage: () => ({ ...process.cpuUsage(), memory: process.memoryUsage(), waited: waitedForACore() }),
  statements: () => statements.splice(0),
};

// Whoever measures has gone, however it ended.
process.on('disconnect', () => process.exit());
process.on('message', ({ what, value }) => {
  const answer = answers[what];
  if (answer) process.send(answer(value));
});

if (process.env.CAPTURE) {
  const { default: pg } = await import('pg');
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (statement, values, ...rest) {
    const { text = statement } = statement;
    statements.push({ text, values: values ?? statement.values ?? [] });
    return query.call(this, statement, values, ...rest);
  };
}

/** Nanoseconds that the main thread could have run and did not; NaN where the machine does not say. */
function waitedForACore() {
  const file = '/proc/self/schedstat';
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) : Number.NaN;
}
