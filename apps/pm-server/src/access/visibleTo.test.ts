import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entityKinds } from '@linework/domain';
import { getTableName } from 'drizzle-orm';
import {
  createSourceFile,
  forEachChild,
  isTaggedTemplateExpression,
  type Node,
  ScriptTarget,
} from 'typescript';
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
  'activity/recordActivity.ts': 'the client of a project that the caller has written',
  'activity/rowFacts.ts': 'names of rows that the caller has deleted or brought back',
  'apiTokens/apiTokens.service.ts': 'the person who asks',
  'apiTokens/readToken.ts': 'the person whose token a program sends',
  'audit/recordAudit.ts': 'the person who did it',
  'audit/recordDeletion.ts': 'names of what the caller has deleted',
  'backup/fillFromBackup.ts': 'every row, for an empty database',
  'cli/seed.ts': 'a workspace of made-up rows, for its operator',
  'clients/client.entity.ts': "which clients are somebody's own",
  'comments/comment.entity.ts': 'the project of a comment, which decides whose it is',
  'entities/consistency.ts': 'all rows, of which none is told',
  'database/insertAll.ts': 'rows that the caller writes',
  'database/updateAll.ts': 'rows that the caller has locked',
  'deletions/deletions.service.ts': 'rows of a deletion that the caller may undo',
  'deletions/softDelete.ts': 'rows that the caller may delete, and what belongs to them',
  'deletions/trash.queries.ts': 'deleted rows, for those who may see the trash',
  'deletions/trash.service.ts': 'deleted rows that the caller may remove, and what names them',
  'entities/touch.ts': 'parents of a row that the caller has written',
  'entities/writeRow.ts': 'rows that the caller may change',
  'files/contentRows.ts': 'every content, for what counts and sweeps them',
  'files/file.entity.ts': 'the project of a file, which decides whose it is',
  'files/fileNames.ts': 'names in folders that the caller may put files into',
  'files/folders.service.ts': 'files of a project that the caller may change',
  'files/sweepFiles.ts': 'keys of contents, of which nobody is told',
  'imports/timeImport.service.ts': 'what the names of a file mean, which are found among what the asker sees',
  'invitations/invitationLetter.ts': 'the invitation that a mail of the server carries',
  'invitations/invitations.service.ts':
    'whether an address is taken in the workspace, which the actor manages',
  'lists/listPage.ts': "the source's own condition",
  'notifications/notifiedPerson.ts': 'the person whom a mail goes to',
  'notifications/noteMails.ts': 'which people want mails, of whom nobody is told',
  'notifications/notify.ts':
    'people who are to hear of something, of which they see what they may when they read it',
  'notifications/remind.job.ts': 'whom a day concerns, who see of it what they may',
  'notifications/tellOfBudgets.ts': 'whom a budget concerns, who see of it what they may',
  'notifications/tellOfComments.ts':
    'who has said something in a thread, of whom those hear who see the answer',
  'notifications/tellOfTime.ts': 'whom recorded time concerns, who see of it what they may',
  'notifications/tellOfWork.ts': 'whom a change concerns, who see of it what they may',
  'notifications/weeklyReports.ts': 'which people want a report, of whom nobody is told',
  'passwordReset/resetLinks.ts': 'the person whose link a visitor has, or who asks for one',
  'people/personByEmail.ts':
    'who has an address, for whoever manages people, or holds the link that was sent to it',
  'projects/project.entity.ts': "which projects are somebody's own",
  'projects/team.ts': 'the team of a project that the caller has asked for',
  'push/push.service.ts': 'which people want messages, of whom nobody is told',
  'registration/registration.service.ts': 'the invitation whose link a visitor has',
  'registration/requestedInvitation.ts':
    'whether whoever asks for an invitation may have one, which nobody is told',
  'sampleData/sampleData.service.ts': 'what the set-up made, for who may delete people',
  'seed/seedWorkspace.ts': 'a workspace of made-up rows',
  'settings/settings.service.ts': 'the person who asks',
  'tasks/countTasksOnce.ts': 'counts of all tasks, made once',
  'tasks/task.entity.ts': 'the project of a task, which decides whose it is',
  'tasks/taskTallies.ts': 'counts within projects that the caller has asked for',
  'time/keepLocked.ts': 'entries that go or come back with what the actor may delete or restore',
  'time/setRate.ts': 'an entry that the caller has written',
  'twoFactor/pendingSignIn.ts': 'the person who signs in',
  'twoFactor/twoFactor.service.ts': 'the person who asks',
};

/**
 * How many statements of a file name rows of a kind and leave it to a part of them, or to the caller, to ask who sees these. One more
 * has to be looked at before it is counted here; one with `visibleTo` in it is not counted.
 */
const ASKED_BY_A_PART = {
  'clients/clientOverview.queries.ts': 2,
  'clients/clients.queries.ts': 5,
  'comments/comments.queries.ts': 3,
  'comments/comments.service.ts': 1,
  'files/files.queries.ts': 4,
  'files/files.service.ts': 3,
  'invitations/invitations.queries.ts': 2,
  'notifications/notifications.queries.ts': 6,
  'people/assignments.ts': 3,
  'people/people.service.ts': 3,
  'projects/projects.queries.ts': 4,
  'search/search.queries.ts': 4,
  'tasks/bulk/bulkSlice.ts': 1,
  'tasks/taskConditions.ts': 4,
  'tasks/taskOrder.ts': 8,
  'tasks/tasks.queries.ts': 4,
  'tasks/tasks.service.ts': 1,
  'time/timeEntries.queries.ts': 3,
  'time/timeEntries.service.ts': 1,
  'time/timeReview.service.ts': 2,
  'time/timeSums.ts': 1,
  'time/timer.service.ts': 1,
};

const source = join(import.meta.dirname, '..');
const tables = entityKinds.map((kind) => getTableName(entityOf(kind).tables[0])).join('|');
/** As a word of the statement, or as the entity's own. */
const rowsOfKind = new RegExp(
  String.raw`\b(?:from|join|update|into)\s+(?:(?:${tables})\b|\$\{\w*(?:[eE]ntity)?\.?(?:table|from)\})`,
);
const asking = /\b(?:visibleTo|keptIn|reachedBy)\b/;

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test|\.table)\.ts$/.test(file))
  .map((file) => ({ file, statements: statementsOf(file) }))
  .filter(({ statements }) => statements.some((statement) => rowsOfKind.test(statement)));

it('ASVS-17: every statement that reads rows of a kind asks who sees them, or says why another has', () => {
  const found = files.filter(({ file }) => !importsAsking(file)).map(({ file }) => file);
  expect(found.sort()).toEqual(Object.keys(ASKED_ELSEWHERE).sort());
});

it('ASVS-17: of a file that asks who sees rows, no further statement reads them without', () => {
  const counts = files
    .filter(({ file }) => importsAsking(file))
    .map(({ file, statements }) => [
      file,
      statements.filter((statement) => rowsOfKind.test(statement) && !asking.test(statement)).length,
    ]);
  expect(Object.fromEntries(counts.filter(([, count]) => count !== 0))).toEqual(ASKED_BY_A_PART);
});

function importsAsking(file: string): boolean {
  return /import \{[^}]*\b(?:visibleTo|keptIn|reachedBy)\b[^}]*\}/.test(
    readFileSync(join(source, file), 'utf8'),
  );
}

/** The outermost texts of SQL in a file. */
function statementsOf(file: string): string[] {
  const parsed = createSourceFile(file, readFileSync(join(source, file), 'utf8'), ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (isTaggedTemplateExpression(node) && node.tag.getText() === 'sql') found.push(node.getText());
    else forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}
