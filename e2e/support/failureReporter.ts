import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
  TestStep,
} from '@playwright/test/reporter';
import { logCost, logOutcome, logTest, logVerdict, tellFailure } from '../../scripts/checks/testLog.mjs';

/** Steps of Playwright's own that cost much, whatever a test is about. */
const COSTS: Record<string, string> = {
  'Launch browser': 'browser launched',
  'Create page': 'page opened',
  Navigate: 'page loaded',
  Reload: 'page loaded',
};

const OUTCOMES = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' } as const;

/**
 * Tells a failure when a try ends, which Playwright's list does without its reason, and at the end of the run how each
 * test ended, and which failed, or passed only when they were tried again.
 */
export default class FailureReporter implements Reporter {
  private root = '';
  private suite: Suite | undefined;
  /** Ids of the tests that asserted something. */
  private asserting = new Set<string>();

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.root = rootDir;
    this.suite = suite;
  }

  onTestEnd(test: TestCase, { errors, duration }: TestResult): void {
    const told = this.nameOf(test);
    logTest({ ...told, seconds: duration / 1000 });
    for (const error of errors) tellFailure({ ...told, error: textOf(test.location.file, error) });
  }

  onStepEnd(test: TestCase, _result: TestResult, { category, title, duration }: TestStep): void {
    if (category === 'expect') this.asserting.add(test.id);
    const cost = category === 'pw:api' && COSTS[title.split(' "')[0] ?? ''];
    if (cost) logCost(cost, duration / 1000);
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    for (const test of this.suite?.allTests() ?? []) {
      const told = this.nameOf(test);
      const outcome = test.outcome();
      logOutcome({ ...told, outcome: OUTCOMES[outcome] });
      if (outcome !== 'unexpected' && outcome !== 'flaky') continue;
      const error = test.results.flatMap(({ errors }) => errors)[0];
      logVerdict({
        ...told,
        outcome: outcome === 'flaky' ? 'flaky' : 'failed',
        error: error ? textOf(test.location.file, error) : '',
      });
    }
    return this.failSilentTests();
  }

  /** A test that passes without an assertion fails the run. */
  private failSilentTests(): { status: 'failed' } | undefined {
    const silent = (this.suite?.allTests() ?? []).filter(
      (test) =>
        test.ok() && test.results.some(({ status }) => status === 'passed') && !this.asserting.has(test.id),
    );
    const error = 'The test passed without an assertion.';
    for (const test of silent) {
      tellFailure({ ...this.nameOf(test), error });
      logVerdict({ ...this.nameOf(test), outcome: 'failed', error });
    }
    return silent.length > 0 ? { status: 'failed' } : undefined;
  }

  private nameOf(test: TestCase): { file: string; title: string } {
    // Before the titles stand those of the root, the project and the file.
    const [, , , ...titles] = test.titlePath();
    return { file: `e2e/${relative(this.root, test.location.file)}`, title: titles.join(' > ') };
  }
}

/** With the test's own line, rather than that of a helper that it called. */
function textOf(file: string, { message = '', stack = '' }: TestError): string {
  const own = stack.split('\n').find((line) => line.includes(file)) ?? '';
  return `${stripVTControlCharacters(message)}\n${own}`;
}
