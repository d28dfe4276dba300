import { stripVTControlCharacters } from 'node:util';
import { logTest, tellFailure } from '../scripts/checks/testLog.mjs';

/** Beside Jest's own reporter, which tells errors when a component's last story has been visited. */
export default class FailureReporter {
  onTestCaseResult(_file, { fullName, duration, failureMessages }) {
    const told = { file: 'stories', title: fullName };
    if (duration) logTest({ ...told, seconds: duration / 1000 });
    for (const message of failureMessages) tellFailure({ ...told, error: stripVTControlCharacters(message) });
  }
}
