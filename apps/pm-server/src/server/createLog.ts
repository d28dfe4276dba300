import pino, { type DestinationStream, type Logger } from 'pino';

const HIDDEN = ['password', 'confirmPassword', 'token', 'secret', 'cookie', 'authorization'];

/** Lines are written together once there is a page of them, or a second has passed: one write a request costs as much as its queries. */
const gathered = { dest: 1, sync: false, minLength: 4_096, periodicFlush: 1_000 };

/**
 * The log, as JSON lines on standard output. Secrets that get near it are cut out. A process that ends writes its last lines; one
 * that is killed loses the last second's.
 */
export function createLog(level: string, to: DestinationStream = pino.destination(gathered)): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      redact: { paths: HIDDEN.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
      serializers: { err: withoutParameters },
    },
    to,
  );
}

/** Drivers put a statement's parameters, which are people's data, into their errors' texts. */
function withoutParameters(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause : null;
  const { code } = (cause ?? error) as NodeJS.ErrnoException;
  const message = error.message.split('\nparams:')[0];
  return {
    type: error.name,
    message,
    code,
    cause: cause?.message,
    stack: error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')),
  };
}
