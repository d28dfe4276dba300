import pino, { type Logger } from 'pino';

const HIDDEN = ['password', 'confirmPassword', 'token', 'secret', 'cookie', 'authorization'];

/** The log, as JSON lines on standard output. Secrets that get near it are cut out. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: { pid: process.pid },
    redact: { paths: HIDDEN.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    serializers: { err: withoutParameters },
  });
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
