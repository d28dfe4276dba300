import { SampleData, SampleRemoval } from '@linework/domain';
import { permit } from '../access/permit';
import { endpoint } from '../http/contract';
import { createRouter } from '../http/createRouter';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { removeSample, sampleData } from './sampleData.service';

const tags = ['Workspace'];
const path = '/api/workspace/sample';
const middleware = permit('person:delete');

const read = endpoint(
  { method: 'get', path, tags, summary: 'What is left of the sample that the set-up made', middleware },
  SampleData,
);
const remove = endpoint(
  {
    ...{ method: 'delete', path, tags, middleware },
    summary: 'Take the sample away with all that belongs to it, as deletions that can be undone',
  },
  SampleRemoval,
);

/** The data that a workspace is tried out with (SRV-04). */
export function sampleDataRoutes(services: Services) {
  const { database } = services;
  return createRouter()
    .openapi(read, async (c) => c.json(await sampleData(database.orm, c.var.actor), 200))
    .openapi(remove, async (c) =>
      c.json(await transact(database, (tx) => removeSample(tx, c.var.actor, services)), 200),
    );
}
