import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartupError } from '../server/StartupError';

/**
 * A new password, from the terminal without showing it, or else the first line of standard input. Never from an argument or a
 * variable: other people of the machine can read those of every process.
 */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return firstLine();
  const password = await ask('Password: ');
  if ((await ask('Once more: ')) !== password) throw new StartupError('The two passwords differ. Try again.');
  return password;
}

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  for await (const line of lines) return line;
  return '';
}

async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  // Readline echoes what is typed to its output.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const interrupted = new AbortController();
  terminal.once('SIGINT', () => interrupted.abort());
  try {
    return await terminal.question('', { signal: interrupted.signal });
  } catch (error) {
    throw interrupted.signal.aborted ? new StartupError('Stopped: nothing was set up.') : error;
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
