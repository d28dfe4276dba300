import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { logTest, tellFailure } from '../../scripts/checks/testLog.mjs';

/**
 * Tells a failure when the test ends, which Playwright's list does without its reason, and all of them once more at the very
 * end: of a long log often only the end is kept.
 */
export default class FailureReporter implements Reporter {
  private readonly failures: Parameters<typeof tellFailure>[0][] = [];
  private root = '';

  onBegin({ rootDir }: FullConfig): void {
    this.root = rootDir;
  }

  onTestEnd({ title, location }: TestCase, { errors, duration }: TestResult): void {
    const told = { file: `e2e/${relative(this.root, location.file)}`, title };
    logTest({ ...told, seconds: duration / 1000 });
    for (const error of errors) {
      const failure = { ...told, error: textOf(location.file, error) };
      this.failures.push(failure);
      tellFailure(failure);
    }
  }

  onEnd(): void {
    for (const failure of this.failures) tellFailure(failure);
  }
}

/** With the test's own line, rather than that of a helper that it called. */
function textOf(file: string, { message = '', stack = '' }: TestError): string {
  const own = stack.split('\n').find((line) => line.includes(file)) ?? '';
  return `${stripVTControlCharacters(message)}\n${own}`;
}
