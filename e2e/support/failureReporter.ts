import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Says once more, at the very end, what failed and why: of a long log often only the end is kept. */
export default class FailureReporter implements Reporter {
  private readonly failures: string[] = [];

  onTestEnd({ title, location }: TestCase, { errors }: TestResult): void {
    for (const error of errors)
      this.failures.push(`${title}\n  ${lineIn(location.file, error)}\n  ${firstLines(error)}\n`);
  }

  onEnd(): void {
    process.stdout.write(this.failures.map((failure) => `\n${failure}`).join(''));
  }
}

/** The test's own line, rather than that of a helper that it called. */
function lineIn(file: string, { stack = '' }: TestError): string {
  const own = stack.split('\n').find((line) => line.includes(file));
  return own?.trim() ?? file;
}

/** What was expected of what, without the whole call log. */
function firstLines({ message = '' }: TestError): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, 6)
    .join('\n  ');
}
