import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** Says once more, at the very end, what failed and why: of a long log often only the end is kept. */
export default class FailureReporter implements Reporter {
  private readonly failures: string[] = [];

  onTestEnd({ title, location }: TestCase, { errors }: TestResult): void {
    for (const error of errors)
      this.failures.push(`${title}\n  ${lineIn(location.file, error)}\n  ${plain(error.message ?? '')}\n`);
  }

  onEnd(): void {
    process.stdout.write(this.failures.map((failure) => `\n${failure}`).join(''));
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** The test's own line, rather than that of a helper that it called. */
function lineIn(file: string, { stack = '' }: TestError): string {
  return (
    stack
      .split('\n')
      .find((line) => line.includes(file))
      ?.trim() ?? file
  );
}

/** A few lines: what was expected of what, not the whole call log. */
function plain(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 6)
    .join('\n  ');
}
