import { stripVTControlCharacters } from 'node:util';
import { logTest, tellFailure } from './testLog.mjs';

/** Beside Vitest's own reporter, which tells errors at the end only. */
export default class VitestReporter {
  onTestCaseResult(test) {
    const told = { file: test.module.relativeModuleId, title: test.fullName };
    const duration = test.diagnostic()?.duration;
    if (duration !== undefined) logTest({ ...told, seconds: duration / 1000 });
    tellAll(told, test.result().errors);
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

function tellAll(told, errors = []) {
  for (const { message, stack } of errors)
    tellFailure({
      ...told,
      error: stripVTControlCharacters(stack ? `${message}\n${frames(stack)}` : message),
    });
}

function frames(stack) {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
