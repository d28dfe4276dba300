import {
  ACCESS_ROLES,
  can,
  entities,
  IMPORTED_KINDS,
  type ImportedKind,
  type Permission,
  reachOf,
  TIMER_ACTS,
  type TimerAct,
} from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { ProblemSchema } from '../src/http/contract';
import { type AccessWorld, accessWorld, RELATIONS, type Relation, type Resource } from './accessWorld';
import { importedRows } from './importedRows';
import { onDatabase } from './onDatabase';
import { operationsOf } from './operations';
import { aPushSubscription } from './pushService';
import {
  type Answer,
  clientForm,
  invitationForm,
  type Person,
  personForm,
  personWith,
  projectForm,
  taskForm,
  testWorkspace,
  timeEntryForm,
} from './testWorkspace';
import { announceUpload, fileForm, jpegOf, NOTE, sendPart, upload } from './uploads';

/** What a route asks of who calls it, in the words of domain's permission table, and how to call it. */
interface Rule {
  /** Answered without a session, and how it answers to `call`. */
  open?: number;
  /** What it acts on: made anew for each call. */
  on?: Resource;
  /** What it needs on top of seeing the thing; nothing where seeing is enough. */
  needs?: Permission;
  /** Names the thing in its form: one out of sight is a field's error (422), unless such forms are not for the role at all (403). */
  refers?: true;
  /** It has a body. */
  reads?: true;
  /** Names the things in its body: to a role that may not do so to any they are all forbidden (403). */
  listed?: true;
  /** Answered so, where 403 would tell somebody of a thing that is gone. */
  denied?: 404;
  /** Its answer is a secret, for whoever may have it. */
  tellsLink?: true;
  /** `call` gives a refusal or another route's answer in place of a success, which the route's schema does not describe. */
  replaced?: true;
  call?: (case_: Case) => Promise<Answer>;
}

interface Case {
  actor: Person;
  world: AccessWorld;
  relation: Relation;
  /** The thing acted on. */
  id: string;
}

/**
 * Every route of the API. A route that is not here fails the test: say what it asks before it ships. Expectations come from
 * domain's permission table, not from the server's scopes.
 */
const RULES: Record<string, Rule> = {
  'get /api/setup': { open: 200 },
  'post /api/setup': { open: 422, call: ({ actor }) => actor.post('/api/setup', {}) },
  'post /api/auth/sign-in/email': {
    open: 422,
    call: ({ actor }) => actor.post('/api/auth/sign-in/email', {}),
  },
  'get /api/registration': { open: 200 },
  'post /api/registration/request': {
    open: 422,
    call: ({ actor }) => actor.post('/api/registration/request', {}),
  },
  'post /api/registration/invitation': {
    open: 422,
    call: ({ actor }) => actor.post('/api/registration/invitation', {}),
  },
  'post /api/registration': { open: 422, call: ({ actor }) => actor.post('/api/registration', {}) },
  'post /api/auth/sign-in/code': {
    open: 422,
    call: ({ actor }) => actor.post('/api/auth/sign-in/code', {}),
  },
  'post /api/auth/sign-out': {
    open: 200,
    call: async ({ world }) => {
      const leaver = await world.twin();
      expect((await leaver.get('/api/session')).body.person).not.toBeNull();
      const answer = await leaver.post('/api/auth/sign-out');
      expect((await leaver.get('/api/session')).body.person).toBeNull();
      return answer;
    },
  },
  'get /api/auth/password-reset': { open: 200 },
  'post /api/auth/password-reset': {
    open: 422,
    call: ({ actor }) => actor.post('/api/auth/password-reset', {}),
  },
  'post /api/auth/password-reset/link': {
    open: 404,
    call: ({ actor }) => actor.post('/api/auth/password-reset/link', { token: 'made-up' }),
  },
  'put /api/auth/password-reset': {
    open: 422,
    call: ({ actor }) => actor.put('/api/auth/password-reset', null, {}),
  },
  'get /health': { open: 200 },
  'get /api/session': { open: 200 },
  'get /api/events': {},
  'get /api/settings': {},
  'put /api/settings': {
    reads: true,
    needs: 'settings:update',
    call: async ({ actor, world }) => {
      const { id, version, ...settings } = (await world.ownerOf('own').get('/api/settings')).body;
      return actor.put('/api/settings', version, settings);
    },
  },
  'put /api/account/settings': {
    reads: true,
    call: ({ actor }) => actor.put('/api/account/settings', 1, { theme: 'dark', autoSave: false }),
  },
  'get /api/account/push': {},
  'put /api/account/push': {
    call: ({ actor }) => actor.put('/api/account/push', null, aPushSubscription()),
  },
  'delete /api/account/push': {},
  'put /api/account/password': {
    reads: true,
    // Nobody of this world signs in by a password.
    replaced: true,
    call: async ({ actor }) => {
      const change = { currentPassword: 'x', password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
      expect((await actor.put('/api/account/password', 1, change)).status).toBe(404);
      return actor.get('/api/account/sessions');
    },
  },
  'get /api/account/two-factor': {},
  'post /api/account/two-factor': {
    reads: true,
    replaced: true,
    call: afterRefusal('/api/account/two-factor', 404, { currentPassword: 'x' }),
  },
  'put /api/account/two-factor': {
    reads: true,
    replaced: true,
    call: async ({ actor }) => {
      expect((await actor.put('/api/account/two-factor', null, { code: '000000' })).status).toBe(409);
      return actor.get('/api/account/two-factor');
    },
  },
  'post /api/account/two-factor/recovery-codes': {
    reads: true,
    replaced: true,
    call: afterRefusal('/api/account/two-factor/recovery-codes', 404, { currentPassword: 'x' }),
  },
  'post /api/account/two-factor/off': {
    reads: true,
    replaced: true,
    call: afterRefusal('/api/account/two-factor/off', 404, { currentPassword: 'x', code: '000000' }),
  },
  'get /api/account/tokens': {},
  'post /api/account/tokens': {
    reads: true,
    // Nobody of this world signs in by a password.
    replaced: true,
    call: async ({ actor }) => {
      const token = { name: 'CI', scope: 'read', days: 7, currentPassword: 'x' };
      expect((await actor.post('/api/account/tokens', token)).status).toBe(404);
      return actor.get('/api/account/tokens');
    },
  },
  'delete /api/account/tokens/{id}': {
    // Their own only: anybody else's is not there.
    replaced: true,
    call: async ({ actor }) => {
      expect((await actor.remove(`/api/account/tokens/${v7()}`, null)).status).toBe(404);
      return actor.get('/api/account/tokens');
    },
  },
  'get /api/account/sessions': {},
  'delete /api/account/sessions': {},
  'delete /api/account/sessions/{id}': {
    call: async ({ world }) => {
      const leaver = await world.twin();
      const { rows } = (await leaver.get('/api/account/sessions')).body;
      return leaver.remove(`/api/account/sessions/${rows[0].id}`);
    },
  },
  'get /api/dashboard': {},
  'get /api/search': { call: ({ actor }) => actor.get('/api/search?q=mark') },
  'get /api/people': {},
  'get /api/people/export': {},
  'get /api/people/{id}': { on: 'person' },
  'get /api/people/{id}/deletion-preview': { on: 'person', needs: 'person:delete' },
  'post /api/people': {
    reads: true,
    needs: 'person:create',
    call: ({ actor }) => actor.post('/api/people', personForm()),
  },
  'put /api/people/{id}': {
    reads: true,
    on: 'person',
    needs: 'person:update',
    call: async ({ actor, world, relation, id }) => {
      const { accessRole, hourlyRateMinor, version, ...form } = (
        await world.ownerOf(relation).get(`/api/people/${id}`)
      ).body;
      return actor.put(`/api/people/${id}`, version, form);
    },
  },
  'delete /api/people/{id}': {
    on: 'person',
    needs: 'person:delete',
    call: async (case_) => case_.actor.remove(`/api/people/${await expendable(case_)}`),
  },
  'get /api/people/{id}/sessions': { on: 'person', needs: 'person:delete' },
  'delete /api/people/{id}/sessions': {
    on: 'person',
    needs: 'person:delete',
    call: async (case_) => {
      const { actor } = case_;
      const signedOut = await expendable(case_);
      return actor.remove(`/api/people/${signedOut}/sessions`, null);
    },
  },

  'get /api/invitations': {},
  'get /api/invitations/{id}': { on: 'invitation' },
  'get /api/invitations/{id}/deletion-preview': { on: 'invitation', needs: 'invitation:delete' },
  'post /api/invitations': {
    reads: true,
    needs: 'invitation:create',
    call: ({ actor }) => actor.post('/api/invitations', invitationForm()),
  },
  'put /api/invitations/{id}': {
    reads: true,
    on: 'invitation',
    needs: 'invitation:update',
    call: ({ actor, id }) => actor.put(`/api/invitations/${id}`, 1, invitationForm({ id: undefined })),
  },
  'delete /api/invitations/{id}': { on: 'invitation', needs: 'invitation:delete' },
  'post /api/invitations/{id}/links': { on: 'invitation', needs: 'invitation:update', tellsLink: true },
  'post /api/invitations/{id}/renewal': {
    on: 'invitation',
    needs: 'invitation:update',
    tellsLink: true,
    call: ({ actor, id }) => actor.post(`/api/invitations/${id}/renewal`, undefined, { 'if-match': '"1"' }),
  },

  'get /api/clients': {},
  'get /api/clients/export': {},
  'get /api/clients/{id}': { on: 'client' },
  'get /api/clients/{id}/overview': { on: 'client' },
  'get /api/clients/{id}/deletion-preview': { on: 'client', needs: 'client:delete' },
  'post /api/clients': {
    reads: true,
    needs: 'client:create',
    call: ({ actor }) => actor.post('/api/clients', clientForm()),
  },
  'put /api/clients/{id}': {
    reads: true,
    on: 'client',
    needs: 'client:update',
    call: async ({ actor, world, relation, id }) =>
      actor.put(
        `/api/clients/${id}`,
        await world.versionOf(`clients/${id}`, relation),
        clientForm({ id: undefined }),
      ),
  },
  'delete /api/clients/{id}': { on: 'client', needs: 'client:delete' },

  'get /api/projects': {},
  'get /api/projects/export': {},
  'get /api/projects/counts': {},
  'get /api/projects/{id}': { on: 'project' },
  'get /api/projects/{id}/overview': { on: 'project' },
  'get /api/projects/{id}/deletion-preview': { on: 'project', needs: 'project:delete' },
  'post /api/projects': {
    reads: true,
    on: 'client',
    needs: 'project:create',
    refers: true,
    call: ({ actor, id }) => actor.post('/api/projects', projectForm(id)),
  },
  'put /api/projects/{id}': {
    reads: true,
    on: 'project',
    needs: 'project:update',
    call: async ({ actor, world, relation, id }) =>
      actor.put(
        `/api/projects/${id}`,
        await world.versionOf(`projects/${id}`, relation),
        projectForm(world.clientOf(relation), { id: undefined }),
      ),
  },
  'delete /api/projects/{id}': { on: 'project', needs: 'project:delete' },

  'get /api/tasks': {},
  'get /api/tasks/export': {},
  'get /api/tasks/counts': {},
  'get /api/tasks/{id}': { on: 'task' },
  'get /api/tasks/{id}/deletion-preview': { on: 'task', needs: 'task:delete' },
  'post /api/tasks': {
    reads: true,
    on: 'project',
    needs: 'task:create',
    refers: true,
    call: ({ actor, world, id }) => actor.post('/api/tasks', taskForm(id, world.colleague)),
  },
  'put /api/tasks/{id}': {
    reads: true,
    on: 'task',
    needs: 'task:update',
    call: ({ actor, world, relation, id }) =>
      actor.put(
        `/api/tasks/${id}`,
        1,
        taskForm(world.projectOf(relation), world.colleague, { id: undefined }),
      ),
  },
  'post /api/tasks/{id}/completion': {
    reads: true,
    on: 'task',
    needs: 'task:update',
    call: ({ actor, id }) =>
      actor.post(`/api/tasks/${id}/completion`, { completed: true }, { 'if-match': '"1"' }),
  },
  'delete /api/tasks/{id}': { on: 'task', needs: 'task:delete' },
  'post /api/tasks/bulk': {
    reads: true,
    on: 'task',
    listed: true,
    needs: 'task:update',
    call: ({ actor, id }) =>
      actor.post('/api/tasks/bulk', { id: v7(), action: 'complete', tasks: { by: 'id', ids: [id] } }),
  },
  'get /api/tasks/bulk/{id}': {
    call: ({ actor, world }) => onOwnBulk(world, actor, (person, path) => person.get(path)),
  },
  'post /api/tasks/bulk/{id}/cancel': {
    call: ({ actor, world }) => onOwnBulk(world, actor, (person, path) => person.post(`${path}/cancel`)),
  },
  'post /api/tasks/bulk/{id}/undo': {
    call: ({ actor, world }) => onOwnBulk(world, actor, (person, path) => person.post(`${path}/undo`)),
  },
  'get /api/timeEntries': {},
  'get /api/timeEntries/totals': {},
  'get /api/timeEntries/report': {},
  'get /api/timeEntries/waiting': { needs: 'time:approve' },
  'get /api/timeEntries/export': {},
  'get /api/timeEntries/{id}': { on: 'time' },
  'get /api/timeEntries/{id}/deletion-preview': { on: 'time', needs: 'time:delete' },
  'post /api/timeEntries': {
    reads: true,
    on: 'project',
    needs: 'time:create',
    refers: true,
    call: ({ actor, id }) => actor.post('/api/timeEntries', timeEntryForm(id)),
  },
  'post /api/timeEntries/manual': {
    reads: true,
    on: 'project',
    needs: 'time:create',
    refers: true,
    call: ({ actor, id }) => actor.post('/api/timeEntries/manual', { entries: [timeEntryForm(id)] }),
  },
  'put /api/timeEntries/{id}': {
    reads: true,
    on: 'time',
    needs: 'time:update',
    call: ({ actor, world, relation, id }) =>
      actor.put(
        `/api/timeEntries/${id}`,
        1,
        timeEntryForm(world.projectOf(relation), { id: undefined, minutes: 15 }),
      ),
  },
  'delete /api/timeEntries/{id}': { on: 'time', needs: 'time:delete' },
  'post /api/timeEntries/review': {
    reads: true,
    on: 'time',
    listed: true,
    needs: 'time:update',
    call: ({ actor, id }) => actor.post('/api/timeEntries/review', { action: 'submit', ids: [id] }),
  },
  'post /api/imports/time/preview': {
    reads: true,
    needs: 'time:create',
    call: ({ actor, world }) => actor.post('/api/imports/time/preview', ownTime(actor, world)),
  },
  'post /api/imports/time': {
    reads: true,
    needs: 'time:create',
    call: ({ actor, world }) => actor.post('/api/imports/time', ownTime(actor, world)),
  },
  'post /api/imports/time/undo': {
    reads: true,
    on: 'time',
    listed: true,
    needs: 'time:delete',
    call: ({ actor, id }) => actor.post('/api/imports/time/undo', { ids: [id] }),
  },
  ...Object.fromEntries(IMPORTED_KINDS.flatMap(importRules)),
  'get /api/timer': { needs: 'time:read' },
  ...Object.fromEntries(
    TIMER_ACTS.map((act): [string, Rule] => [
      `post /api/timer/${act}`,
      { reads: true, needs: 'time:create', call: (case_) => actOnNewTimer(case_, act) },
    ]),
  ),
  'get /api/files': {},
  'get /api/files/totals': {},
  'get /api/files/folders': {},
  'post /api/files/matches': {
    reads: true,
    needs: 'file:create',
    call: ({ actor }) =>
      actor.post('/api/files/matches', { projectId: v7(), kind: 'drawing', numbers: ['A-1'] }),
  },
  'get /api/files/{id}': { on: 'file' },
  'get /api/files/{id}/revisions': { on: 'file' },
  'post /api/files/{id}/restoration': {
    reads: true,
    on: 'file',
    needs: 'file:update',
    replaced: true,
    call: async ({ actor, id }) => {
      const answer = await actor.post(`/api/files/${id}/restoration`, { ordinal: 1 }, { 'if-match': '"1"' });
      // It has had one content only.
      return answer.body.errors?.[0]?.path === 'ordinal' ? { ...answer, status: 200 } : answer;
    },
  },
  'get /api/files/{id}/content': { on: 'file' },
  'get /api/files/{id}/dxf': {
    on: 'file',
    // To whom the file is there, the server says that it has no converter.
    call: async ({ actor, id }) => {
      const answer = await actor.get(`/api/files/${id}/dxf`);
      return answer.body.detail?.startsWith('This drawing as DXF') ? { ...answer, status: 200 } : answer;
    },
  },
  'get /api/files/{id}/thumbnail': { on: 'file' },
  'put /api/files/{id}/thumbnail': {
    on: 'file',
    needs: 'file:update',
    call: ({ actor, id }) => actor.put(`/api/files/${id}/thumbnail`, 1, { picture: jpegOf(200, 300) }),
  },
  'get /api/files/{id}/deletion-preview': { on: 'file', needs: 'file:delete' },
  'post /api/files': {
    reads: true,
    on: 'project',
    needs: 'file:create',
    refers: true,
    call: async ({ actor, id }) => {
      const { uploadId } = await upload(actor, { projectId: id });
      return actor.post('/api/files', fileForm(id, uploadId || v7()));
    },
  },
  'put /api/files/{id}': {
    reads: true,
    on: 'file',
    needs: 'file:update',
    call: ({ actor, id }) => actor.put(`/api/files/${id}`, 1, { name: 'renamed.txt' }),
  },
  'delete /api/files/{id}': { on: 'file', needs: 'file:delete' },
  'post /api/files/changes': {
    reads: true,
    on: 'file',
    listed: true,
    needs: 'file:update',
    call: ({ actor, id }) =>
      actor.post('/api/files/changes', { action: 'move', ids: [id], category: 'Legal' }),
  },
  'post /api/projects/{id}/folders': {
    reads: true,
    on: 'project',
    needs: 'file:create',
    call: ({ actor, id }) =>
      actor.post(`/api/projects/${id}/folders`, { kind: 'document', name: `Folder ${v7()}` }),
  },
  'put /api/projects/{id}/folders': {
    reads: true,
    on: 'project',
    needs: 'file:update',
    call: async ({ actor, world, relation, id }) => {
      const folder = { kind: 'document', name: `Folder ${v7()}` };
      await world.ownerOf(relation).post(`/api/projects/${id}/folders`, folder);
      return actor.put(`/api/projects/${id}/folders`, null, { ...folder, to: `Folder ${v7()}` });
    },
  },
  'post /api/projects/{id}/folders/removal': {
    reads: true,
    on: 'project',
    needs: 'file:update',
    call: async ({ actor, world, relation, id }) => {
      const folder = { kind: 'document', name: `Folder ${v7()}` };
      await world.ownerOf(relation).post(`/api/projects/${id}/folders`, folder);
      return actor.post(`/api/projects/${id}/folders/removal`, folder);
    },
  },
  'post /api/uploads': {
    on: 'project',
    needs: 'file:create',
    refers: true,
    call: async ({ actor, id }) => done(await announceUpload(actor, { projectId: id })),
  },
  'get /api/uploads/{id}': {
    call: (case_) => onOwnUpload(case_, (person, path) => person.get(path)),
  },
  'patch /api/uploads/{id}': {
    call: (case_) => onOwnUpload(case_, (person, path) => sendPart(person, path, 0, NOTE)),
  },
  'delete /api/uploads/{id}': {
    call: (case_) => onOwnUpload(case_, (person, path) => person.remove(path, null)),
  },
  'get /api/comments': {
    on: 'project',
    call: ({ actor, id }) => actor.get(`/api/comments?project=${id}`),
  },
  'get /api/comments/mentionable': {
    on: 'project',
    needs: 'comment:create',
    call: ({ actor, id }) => actor.get(`/api/comments/mentionable?project=${id}`),
  },
  'get /api/comments/{id}': { on: 'comment' },
  'get /api/comments/{id}/deletion-preview': { on: 'comment', needs: 'comment:delete' },
  'post /api/comments': {
    reads: true,
    on: 'project',
    needs: 'comment:create',
    refers: true,
    call: ({ actor, id }) =>
      actor.post('/api/comments', { id: v7(), about: { kind: 'project', id }, body: 'Noted' }),
  },
  'put /api/comments/{id}': {
    reads: true,
    on: 'comment',
    needs: 'comment:update',
    call: ({ actor, id }) => actor.put(`/api/comments/${id}`, 1, { body: 'Noted since' }),
  },
  'delete /api/comments/{id}': { on: 'comment', needs: 'comment:delete' },
  'post /api/deletions/{id}/undo': {
    on: 'task',
    needs: 'task:delete',
    denied: 404,
    call: async ({ actor, world, relation, id }) => {
      const deletion = await world.ownerOf(relation).remove(`/api/tasks/${id}`);
      return actor.post(`/api/deletions/${deletion.body.deletionId}/undo`);
    },
  },
  'get /api/trash': { needs: 'trash:read' },
  'post /api/trash/{id}/restore': {
    needs: 'trash:restore',
    call: async ({ actor, world }) => actor.post(`/api/trash/${await deletedTask(world)}/restore`),
  },
  'delete /api/trash/{id}': {
    needs: 'trash:delete',
    call: async ({ actor, world }) => actor.remove(`/api/trash/${await deletedTask(world)}`),
  },
  'post /api/workspace/exports': {
    needs: 'workspace:export',
    call: beginExport,
  },
  'get /api/workspace/exports/newest': { needs: 'workspace:export' },
  'get /api/workspace/exports/{id}': {
    needs: 'workspace:export',
    replaced: true,
    call: ({ actor }) => answeredBy(404, actor.get(`/api/workspace/exports/${v7()}`)),
  },
  'delete /api/workspace/exports/{id}': {
    needs: 'workspace:export',
    call: ({ actor }) => actor.remove(`/api/workspace/exports/${v7()}`, null),
  },
  'get /api/workspace/sample': { needs: 'person:delete' },
  'delete /api/workspace/sample': {
    needs: 'person:delete',
    call: ({ actor }) => actor.remove('/api/workspace/sample', null),
  },
  'get /api/audit': { needs: 'audit:read' },
  'get /api/audit/export': { needs: 'audit:read' },
  'get /api/activity': {
    on: 'project',
    call: async ({ actor, world, relation, id }) => {
      const ofClient = await actor.get(`/api/activity?client=${world.clientOf(relation)}`);
      expect(ofClient.status).toBe(world.sees('client', relation) ? 200 : 404);
      return actor.get(`/api/activity?project=${id}`);
    },
  },
  'get /api/notifications': {},
  'post /api/notifications/read': {
    reads: true,
    call: ({ actor }) => actor.post('/api/notifications/read', { ids: [] }),
  },
  'post /api/notifications/delete': {
    reads: true,
    call: ({ actor }) => actor.post('/api/notifications/delete', { ids: [] }),
  },
  'post /api/notifications/restore': {
    reads: true,
    call: ({ actor }) => actor.post('/api/notifications/restore', { deletionId: v7() }),
  },
  'get /api/mails': { needs: 'mail:read' },
  'post /api/mails/{id}/retry': {
    needs: 'mail:update',
    call: async ({ actor, world }) => actor.post(`/api/mails/${await world.newMail('failed')}/retry`),
  },
  'delete /api/mails/{id}': {
    needs: 'mail:update',
    call: async ({ actor, world }) => actor.remove(`/api/mails/${await world.newMail('queued')}`, null),
  },
};

const NEW_PASSWORD = 'plumb line 48';

/** Whoever may delete people does so to others: the actor is needed for the routes to come. */
async function expendable({ world, relation, id }: Case): Promise<string> {
  const isReached = can(world, 'person:delete') && relation !== 'elsewhere';
  return isReached ? (await world.here.add('member')).id : id;
}

/** Importing rows of a kind: of one's own client or project, and one's own tasks. */
function importRules(kind: ImportedKind): [string, Rule][] {
  const path = `/api/imports/${entities[kind].resource}`;
  const { permission } = entities[kind];
  const rows = ({ actor, world }: Case) => {
    const [clientId, projectId] = [world.clientOf('own'), world.projectOf('own')];
    return importedRows(kind, { clientId, projectId, personId: actor.id });
  };
  const making = { reads: true, needs: `${permission}:create` } as const;
  return [
    [
      `post ${path}/preview`,
      { ...making, call: (case_) => case_.actor.post(`${path}/preview`, rows(case_)) },
    ],
    [`post ${path}`, { ...making, call: (case_) => case_.actor.post(path, rows(case_)) }],
    [
      `post ${path}/undo`,
      {
        ...{ reads: true, on: kind, listed: true, needs: `${permission}:delete` },
        call: async (case_) => {
          const id = kind === 'person' ? await expendable(case_) : case_.id;
          return case_.actor.post(`${path}/undo`, { ids: [id] });
        },
      },
    ],
  ];
}

/** A file with one's own time on one's own project. */
function ownTime({ id }: Person, world: AccessWorld) {
  return {
    text: `Date,Person,Project,Hours,Note\n2026-03-02,Me,Job,1.5,${v7()}`,
    people: [{ from: 'me', to: id }],
    projects: [{ from: ' / job', to: world.projectOf('own') }],
  };
}

/** Does something to a timer of one's own that runs; starting it is one of the acts. */
async function actOnNewTimer({ actor, world }: Case, act: TimerAct): Promise<Answer> {
  const open = (await actor.get('/api/timer')).body.timer;
  if (open) await actor.post('/api/timer/discard', { actionId: v7(), timerId: open.id });
  const timerId = v7();
  const details = { projectId: world.projectOf('own'), description: 'Cable schedule' };
  const started = await actor.post('/api/timer/start', { actionId: v7(), timerId, details });
  if (act === 'start') return started;
  return actor.post(`/api/timer/${act}`, {
    actionId: v7(),
    timerId,
    ...(act === 'details' && { details: { ...details, description: 'Cable list' } }),
  });
}

/** The id of the deletion of a task. */
async function deletedTask(world: AccessWorld): Promise<string> {
  const deleted = await world.ownerOf('own').remove(`/api/tasks/${await world.make('task', 'own')}`);
  return deleted.body.deletionId;
}

/** Only who began a bulk action can ask for it, stop it and take it back: to everybody else it is not there. */
async function onOwnBulk(
  world: AccessWorld,
  actor: Person,
  send: (person: Person, path: string) => Promise<Answer>,
): Promise<Answer> {
  const id = v7();
  const tasks = { by: 'id', ids: [await world.make('task', 'own')] };
  const owner = world.ownerOf('own');
  const done = await owner.post('/api/tasks/bulk', { id, action: 'complete', tasks });
  expect(done.status).toBe(200);
  const answer = await send(actor, `/api/tasks/bulk/${id}`);
  expect(answer.status).toBe(404);
  return send(owner, `/api/tasks/bulk/${id}`);
}

/** An upload is its sender's alone: to everybody else it is not there. */
async function onOwnUpload(
  { world, actor }: Case,
  send: (person: Person, path: string) => Promise<Answer>,
): Promise<Answer> {
  const owner = world.ownerOf('own');
  const created = await announceUpload(owner, { projectId: world.projectOf('own') });
  const path = created.headers.get('location') ?? '';
  expect((await send(actor, path)).status).toBe(404);
  return done(await send(owner, path));
}

/** One at a time: none is under way before, nor after. */
async function beginExport({ actor, world }: Case): Promise<Answer> {
  const path = '/api/workspace/exports';
  const owner = world.ownerOf('own');
  const endNewest = async () => {
    const { newest } = (await owner.get(`${path}/newest`)).body;
    if (newest) expect((await owner.remove(`${path}/${newest.id}`, null)).status).toBe(200);
  };
  await endNewest();
  const begun = await actor.post(path);
  await endNewest();
  return begun;
}

/** What who may is told here, as if it were done. */
async function answeredBy(status: number, answer: Promise<Answer>): Promise<Answer> {
  const told = await answer;
  return told.status === status ? { ...told, status: 200 } : told;
}

/** tus says 'done' in other numbers. */
function done(answer: Answer): Answer {
  return [201, 204].includes(answer.status) ? { ...answer, status: 200 } : answer;
}

/** Nobody of this world signs in by a password, so what asks for it finds no account, whoever calls. */
function afterRefusal(path: string, status: number, body: object) {
  return async ({ actor }: Case): Promise<Answer> => {
    expect((await actor.post(path, body)).status).toBe(status);
    return actor.get('/api/account/two-factor');
  };
}

onDatabase('The matrix of role, route and relation', (app) => {
  it('ASVS-16, SRV-01: every route of the API says in this test what it asks', () => {
    const routes = operationsOf(app()).map(({ method, path }) => `${method} ${path}`);
    expect(routes.sort()).toEqual(Object.keys(RULES).sort());
  });

  it('ASVS-16, ASVS-19, SRV-01: a visitor without a session gets nothing but the open routes', async () => {
    const visitor = personWith(app(), '', '');
    for (const [route, rule] of Object.entries(RULES)) {
      if (rule.open !== undefined) continue;
      const [method = '', path = ''] = route.split(' ');
      const answer = await send(visitor, method, path.replace('{id}', v7()));
      expect([route, answer.status]).toEqual([route, 401]);
    }
  });

  it('SRV-01: a body is refused by its size: 16 kB without a session, 8 MB with one', async () => {
    const visitor = personWith(app(), '', '');
    const { owner } = await testWorkspace(app());
    const sized = (bytes: number) => ({ 'content-length': String(bytes) });
    for (const [route, { open }] of Object.entries(RULES)) {
      const [method = '', path = ''] = route.split(' ');
      if (method !== 'post' && !(method === 'put' && open !== undefined)) continue;
      const address = path.replace('{id}', v7());
      const from = async (person: Person, bytes: number) =>
        (
          await person.send(method.toUpperCase(), address, Buffer.from('{}'), {
            ...JSON_TYPE,
            ...sized(bytes),
          })
        ).status;
      if (open === undefined) {
        expect([route, await from(visitor, 9_000_000)]).toEqual([route, 401]);
        expect([route, await from(owner, 9_000_000)]).toEqual([route, 413]);
        expect([route, await from(owner, 17_000)]).not.toEqual([route, 413]);
      } else {
        expect([route, await from(visitor, 17_000)]).toEqual([route, 413]);
        expect([route, await from(visitor, 16_000)]).not.toEqual([route, 413]);
      }
    }
  });

  it.each(ACCESS_ROLES)(
    'SRV-01, ASVS-16: a body of the %s is not even read where the role or the row is out of reach',
    async (role) => {
      const world = await accessWorld(app(), role);
      for (const [route, rule] of Object.entries(RULES)) {
        const [method = '', path = ''] = route.split(' ');
        if (rule.open !== undefined || !rule.reads) continue;
        for (const relation of rule.on ? RELATIONS : (['own'] as const)) {
          const id = rule.on ? await world.make(rule.on, relation) : '';
          const address = path.replace('{id}', id);
          const answer = await (method === 'put'
            ? world.actor.put(address, 1, '{"')
            : world.actor.post(address, '{"'));
          // 400: the body was read, and is no JSON.
          const expected = isReached(rule, world, relation) ? [400] : [403, 404];
          expect(expected, `${role}: ${route} (${relation})`).toContain(answer.status);
        }
      }
    },
  );

  it.each(ACCESS_ROLES)(
    'ASVS-16, ASVS-17, ASVS-19, SRV-01: each route answers the %s as the permission table and the contract say, and leaks nothing',
    async (role) => {
      const world = await accessWorld(app(), role);
      /** What a success of each route carries, as documented. */
      const answers = new Map(
        operationsOf(app()).map(({ method, path, answer }) => [`${method} ${path}`, answer]),
      );
      const succeeded = new Set<string>();
      for (const [route, rule] of Object.entries(RULES)) {
        for (const relation of rule.on ? RELATIONS : (['own'] as const)) {
          const id = rule.on ? await world.make(rule.on, relation) : '';
          const [method = '', path = ''] = route.split(' ');
          const call = rule.call ?? (({ actor }) => send(actor, method, path.replace('{id}', id)));
          const answer = await call({ actor: world.actor, world, relation, id });
          const named = `${role}: ${route} (${relation})`;
          const text = JSON.stringify([answer.body, Object.fromEntries(answer.headers)]);
          expect(expectedStatuses(rule, world, relation), `${named}: ${text}`).toContain(answer.status);
          const schema = answer.status === 200 ? answers.get(route) : ProblemSchema;
          if (schema && !(answer.status === 200 && rule.replaced)) {
            const { error } = schema.safeParse(answer.body);
            expect(error?.issues ?? 'as documented', named).toEqual('as documented');
            if (answer.status === 200) succeeded.add(route);
          }
          const hidden = world.hidden();
          if (rule.on && !world.sees(rule.on, relation)) hidden.push(id);
          const leaked = hidden.filter((secret) => text.includes(secret));
          expect(leaked, `${named} tells of these: ${text}`).toEqual([]);
          if (rule.open === undefined && !rule.tellsLink)
            expect(JSON.stringify(answer.body), named).not.toMatch(/password|token|createHash|create_hash/i);
        }
      }
      if (role !== 'owner') return;
      const succeeding = Object.keys(RULES).filter((route) => {
        const { open = 200, replaced } = RULES[route] ?? {};
        return answers.get(route) && open === 200 && !replaced;
      });
      expect(succeeding.length).toBeGreaterThan(60);
      expect([...succeeded].sort()).toEqual(succeeding.sort());
    },
  );
});

/**
 * Whether what a route asks can be told before the body is read, and is met. A role that reaches all rows is let on for any id: what
 * the body says of another workspace's is looked for in its own.
 */
function isReached(rule: Rule, world: AccessWorld, relation: Relation): boolean {
  if (rule.needs === undefined) return true;
  const reach = reachOf(world, rule.needs);
  if (reach === null || reach === 'all' || rule.refers || rule.listed) return reach !== null;
  return world.sees(rule.on ?? 'task', relation) && can(world, rule.needs, world.facts(rule.on, relation));
}

/** 404 before 403: who may not see a thing does not learn that it is there. */
function expectedStatuses(rule: Rule, world: AccessWorld, relation: Relation): number[] {
  if (rule.open !== undefined) return [rule.open];
  const allowed = rule.needs === undefined || can(world, rule.needs, world.facts(rule.on, relation));
  if (!rule.on) return [allowed ? 200 : 403];
  const seen = world.sees(rule.on, relation);
  if (rule.refers) return seen && allowed ? [200] : [403, 422];
  if (rule.listed && reachOf(world, rule.needs ?? 'task:read') === null) return [403];
  if (!seen) return [404];
  return [allowed ? 200 : (rule.denied ?? 403)];
}

const JSON_TYPE = { 'content-type': 'application/json' };

function send(person: Person, method: string, path: string): Promise<Answer> {
  if (method === 'get') return person.get(path);
  if (method === 'delete') return person.remove(path);
  return method === 'put' ? person.put(path, 1, {}) : person.post(path);
}
