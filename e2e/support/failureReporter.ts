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

const SILENT = 'The test passed without an assertion.';

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
    const tests = this.suite?.allTests() ?? [];
    for (const test of tests) {
      const told = this.nameOf(test);
      const isSilent = this.isSilent(test);
      const outcome = isSilent ? 'unexpected' : test.outcome();
      logOutcome({ ...told, outcome: OUTCOMES[outcome] });
      if (outcome !== 'unexpected' && outcome !== 'flaky') continue;
      const [first] = test.results.flatMap(({ errors }) => errors);
      const error = isSilent ? SILENT : first ? textOf(test.location.file, first) : '';
      if (isSilent) tellFailure({ ...told, error });
      logVerdict({ ...told, outcome: outcome === 'flaky' ? 'flaky' : 'failed', error });
    }
    return tests.some((test) => this.isSilent(test)) ? { status: 'failed' } : undefined;
  }

  /** Whether it passed without an assertion, which fails the run. */
  private isSilent(test: TestCase): boolean {
    return (
      test.results.some(({ status }) => status === 'passed') && test.ok() && !this.asserting.has(test.id)
    );
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
