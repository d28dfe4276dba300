import { stripVTControlCharacters } from 'node:util';
import { logTest, logVerdict, tellFailure } from '../scripts/checks/testLog.mjs';

/** Beside Jest's own reporter, which tells errors when a component's last story has been visited. */
export default class FailureReporter {
  onTestCaseResult(_file, { fullName, duration, failureMessages }) {
    const told = { file: 'stories', title: fullName };
    if (duration) logTest({ ...told, seconds: duration / 1000 });
    if (failureMessages.length === 0) return;
    const error = stripVTControlCharacters(failureMessages.join('\n'));
    tellFailure({ ...told, error });
    logVerdict({ ...told, outcome: 'failed', error });
  }
}
