import { stripVTControlCharacters } from 'node:util';
import { logOutcome, logTest, logVerdict, tellFailure } from './testLog.mjs';

/** Beside Vitest's own reporter, which tells errors at the end only. */
export default class VitestReporter {
  onTestCaseResult(test) {
    const told = { file: test.module.relativeModuleId, title: test.fullName };
    const { duration, flaky = false } = test.diagnostic() ?? {};
    if (duration !== undefined) logTest({ ...told, seconds: duration / 1000 });
    const { state, errors } = test.result();
    logOutcome({ ...told, outcome: state });
    tellAll(told, errors, flaky ? 'flaky' : 'failed');
  }

  /** Hooks that failed. */
  onTestSuiteResult(suite) {
    tellAll({ file: suite.module.relativeModuleId, title: suite.fullName }, suite.errors());
  }

  /** A file that could not be read, for example. */
  onTestModuleEnd(module) {
    tellAll({ file: module.relativeModuleId, title: 'the file itself' }, module.errors());
  }
}

/** A test that is tried again keeps the errors of each try; the first says most. */
function tellAll(told, errors = [], outcome = 'failed') {
  const [first] = errors;
  if (!first) return;
  const { message, stack } = first;
  const error = stripVTControlCharacters(stack ? `${message}\n${frames(stack)}` : message);
  tellFailure({ ...told, error });
  logVerdict({ ...told, outcome, error });
}

function frames(stack) {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
