import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import * as domain from './index';

const inputs = {
  ClientInput: domain.ClientInput,
  ClientCreate: domain.ClientCreate,
  ProjectInput: domain.ProjectInput,
  ProjectCreate: domain.ProjectCreate,
  EmbeddedProjectInput: domain.EmbeddedProjectInput,
  EmbeddedTaskInput: domain.EmbeddedTaskInput,
  ProjectTaskForm: domain.ProjectTaskForm,
  TaskInput: domain.TaskInput,
  TaskCreate: domain.TaskCreate,
  TaskCompletion: domain.TaskCompletion,
  TaskBulk: domain.TaskBulk,
  PersonInput: domain.PersonInput,
  PersonCreate: domain.PersonCreate,
  RegistrationInput: domain.RegistrationInput,
  LinkRequest: domain.LinkRequest,
  SetupInput: domain.SetupInput,
  SignInInput: domain.SignInInput,
  TimeEntryInput: domain.TimeEntryInput,
  FileInput: domain.FileInput,
  FileCreate: domain.FileCreate,
  FileChange: domain.FileChange,
  FolderCreate: domain.FolderCreate,
  FolderRename: domain.FolderRename,
  Settings: domain.Settings,
  taskListQuery: domain.listQuerySchema(domain.taskList),
};

const rows = {
  ClientRow: domain.ClientRow,
  ClientDetail: domain.ClientDetail,
  ProjectRow: domain.ProjectRow,
  ProjectDetail: domain.ProjectDetail,
  ProjectCounts: domain.ProjectCounts,
  TaskRow: domain.TaskRow,
  TaskCounts: domain.TaskCounts,
  PersonRow: domain.PersonRow,
  TimeEntryRow: domain.TimeEntryRow,
  FileRow: domain.FileRow,
  FileFolders: domain.FileFolders,
  Notification: domain.Notification,
  ChangeEvent: domain.ChangeEvent,
  SearchResults: domain.SearchResults,
  Dashboard: domain.Dashboard,
  SessionInfo: domain.SessionInfo,
  TaskPage: domain.pageOf(domain.TaskRow),
};

/** How the schema library would say it: nobody outside it understands that. */
const LIBRARY_WORDS =
  /invalid (input|option|type|key|uuid|string)|^too (big|small)|unrecognized|received|expected .*,/i;

describe.each(Object.entries(inputs))('%s', (_, schema) => {
  const shape = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const nonsense = fc.oneof(
    fc.anything(),
    fc.dictionary(fc.constantFrom(...shape, 'x'), fc.anything({ withNullPrototype: false })),
    fc.constantFrom(null, undefined, [], 7, 'text'),
  );

  test('answers any nonsense in words for people, and never throws', () => {
    const messages = new Set<string>();
    fc.assert(
      fc.property(nonsense, (typed) => {
        const { error } = schema.safeParse(typed);
        const found = (error?.issues ?? []).map(({ message }) => message);
        expect(found.filter((message) => LIBRARY_WORDS.test(message))).toEqual([]);
        for (const message of found) messages.add(message);
      }),
      { numRuns: 200 },
    );
    expect(messages.size).toBeGreaterThan(0);
  });

  test('can be described as JSON Schema', () => {
    expect(() => z.toJSONSchema(schema, { io: 'input' })).not.toThrow();
  });
});

describe.each(Object.entries(rows))('%s', (_, schema) => {
  test('can be described as JSON Schema', () => {
    expect(() => z.toJSONSchema(schema, { io: 'output' })).not.toThrow();
  });
});
