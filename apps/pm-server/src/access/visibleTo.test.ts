import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entityKinds } from '@linework/domain';
import { getTableName } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { entityOf } from '../entities/entityOf';

/**
 * Files whose statements name rows of a kind without asking who sees them, and what these are. One that is missing here has to
 * be looked at before it is added.
 */
const ASKED_ELSEWHERE = {
  'access/account.ts': 'the deleted person whose address somebody takes over',
  'access/checkOwnPassword.ts': 'the person who asks',
  'access/session.routes.ts': 'the person who asks',
  'access/session.ts': 'the person who asks',
  'access/signInThrough.ts': 'the person who signs in',
  'apiTokens/apiTokens.service.ts': 'the person who asks',
  'apiTokens/readToken.ts': 'the person whose token a program sends',
  'audit/recordAudit.ts': 'the person who did it',
  'cli/seed.ts': 'a workspace of made-up rows, for its operator',
  'clients/client.entity.ts': "which clients are somebody's own",
  'database/consistency.ts': 'all rows, of which none is told',
  'deletions/approvedTime.ts': 'entries that go with what the actor may delete',
  'deletions/trash.service.ts': 'deleted rows that the caller may remove, and what names them',
  'files/file.entity.ts': 'the project of a file, which decides whose it is',
  'files/folders.service.ts': 'files of a project that the caller may change',
  'files/sweepFiles.ts': 'keys of contents, of which nobody is told',
  'files/uploads.service.ts': 'how much room all files of a workspace take',
  'invitations/invitationLetter.ts': 'the invitation that a mail of the server carries',
  'invitations/invitations.service.ts':
    'whether an address is taken in the workspace, which the actor manages',
  'passwordReset/resetLinks.ts': 'the person whose link a visitor has, or who asks for one',
  'projects/project.entity.ts': "which projects are somebody's own",
  'projects/team.ts': 'the team of a project that the caller has asked for',
  'registration/registration.service.ts': 'the invitation whose link a visitor has',
  'seed/seedWorkspace.ts': 'a workspace of made-up rows',
  'settings/settings.service.ts': 'the person who asks',
  'tasks/countTasksOnce.ts': 'counts of all tasks, made once',
  'tasks/task.entity.ts': 'the project of a task, which decides whose it is',
  'tasks/taskTallies.ts': 'counts within projects that the caller has asked for',
  'time/setRate.ts': 'an entry that the caller has written',
  'twoFactor/pendingSignIn.ts': 'the person who signs in',
  'twoFactor/twoFactor.service.ts': 'the person who asks',
};

const source = join(import.meta.dirname, '..');
const tables = entityKinds.map((kind) => getTableName(entityOf(kind).tables[0])).join('|');

it('ASVS-17: every statement that reads rows of a kind asks who sees them, or says why another has', () => {
  const reading = new RegExp(`\\b(?:from|join|update|into)\\s+(?:${tables})\\b`);
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.table)\.ts$/.test(file))
    .filter((file) => {
      const text = readFileSync(join(source, file), 'utf8').replace(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, '');
      return reading.test(text) && !/import \{[^}]*\b(?:visibleTo|keptIn|reachedBy)\b[^}]*\}/.test(text);
    });
  expect(found.sort()).toEqual(Object.keys(ASKED_ELSEWHERE).sort());
});
