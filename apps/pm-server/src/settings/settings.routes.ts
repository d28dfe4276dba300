import { PersonSettings, WorkspaceSettings, WorkspaceSettingsRow } from '@linework/domain';
import { permit } from '../access/permit';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { endpoint, ifMatch, jsonBody } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { notFound } from '../http/Problem';
import { requiredVersion, versioned } from '../http/respond';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { savePersonSettings, saveWorkspaceSettings, workspaceSettings } from './settings.service';

const tags = ['Settings'];

const read = endpoint(
  { method: 'get', path: '/api/settings', tags, summary: "The workspace's settings" },
  WorkspaceSettingsRow,
);
const save = endpoint(
  {
    method: 'put',
    path: '/api/settings',
    tags,
    summary: "Save the workspace's settings",
    middleware: permit('settings:update'),
    parameters: [ifMatch],
    request: { body: jsonBody(WorkspaceSettings) },
  },
  WorkspaceSettingsRow,
);
const saveOwn = endpoint(
  {
    method: 'put',
    path: '/api/account/settings',
    tags,
    summary: 'Save the settings that each person decides for themself',
    request: { body: jsonBody(PersonSettings) },
  },
  PersonSettings,
);

/** What holds for the workspace, and what each person decides. The session tells both together. */
export function settingsRoutes(services: Services) {
  const { database } = services;
  return createRouter()
    .openapi(read, async (c) => {
      const [stored] = await rowsOf<{ json: string; version: number }>(
        database.orm,
        workspaceSettings(c.var.actor, sql``),
      );
      if (!stored) throw notFound('This workspace');
      return versioned(c, stored.json, stored.version);
    })
    .openapi(save, async (c) => {
      const change = { version: requiredVersion(c), settings: c.req.valid('json') };
      const stored = await transact(database, (tx) =>
        saveWorkspaceSettings(tx, c.var.actor, change, services),
      );
      return versioned(c, stored.json, stored.version);
    })
    .openapi(saveOwn, async (c) => {
      const settings = c.req.valid('json');
      await transact(database, (tx) => savePersonSettings(tx, c.var.actor, settings, services));
      return c.json(settings, 200);
    });
}
