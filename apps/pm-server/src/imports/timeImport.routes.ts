import { ImportDone, ImportUndo, TimeImport, TimeImportPreview } from '@linework/domain';
import { permit } from '../access/permit';
import { deleteRows } from '../entities/writeRow';
import { DeletionAnswer, endpoint, jsonBody } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { jsonText } from '../http/respond';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { timeEntryRules } from '../time/timeEntries.service';
import { importTime, previewTimeImport } from './timeImport.service';

const tags = ['Imports'];

const preview = endpoint(
  {
    method: 'post',
    path: '/api/imports/time/preview',
    tags,
    summary: 'What importing a CSV file of time would do, row by row; nothing is stored',
    middleware: permit('time:create'),
    request: { body: jsonBody(TimeImport) },
  },
  TimeImportPreview,
);

const run = endpoint(
  {
    method: 'post',
    path: '/api/imports/time',
    tags,
    summary:
      'Store the entries of a CSV file of time, all or none; those of an earlier import of it are not stored again',
    middleware: permit('time:create'),
    request: { body: jsonBody(TimeImport) },
  },
  ImportDone,
);

const undo = endpoint(
  {
    method: 'post',
    path: '/api/imports/time/undo',
    tags,
    summary: 'Take an import back, as one deletion',
    middleware: permit('time:delete'),
    request: { body: jsonBody(ImportUndo) },
  },
  DeletionAnswer,
);

/** Files of other time trackers, and plain ones (SRV-04). */
export function timeImportRoutes(services: Services) {
  const { database } = services;
  return createRouter()
    .openapi(preview, async (c) =>
      jsonText(c, JSON.stringify(await previewTimeImport(database.orm, c.var.actor, c.req.valid('json')))),
    )
    .openapi(run, async (c) => {
      const input = c.req.valid('json');
      return c.json(await transact(database, (tx) => importTime(tx, c.var.actor, input, services)), 200);
    })
    .openapi(undo, async (c) => {
      const { ids } = c.req.valid('json');
      return c.json(
        await transact(database, (tx) => deleteRows(tx, c.var.actor, timeEntryRules, ids, services)),
        200,
      );
    });
}
