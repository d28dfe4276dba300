import {
  ClientCreate,
  Id,
  type ImportedKind,
  NewPerson,
  ProjectCreate,
  parentsOf,
  peopleMessages,
  TaskCreate,
} from '@linework/domain';
import type { z } from 'zod';
import type { LockedRow } from '../access/lockForChange';
import type { SignedIn } from '../access/SignedIn';
import { clientRules } from '../clients/clients.service';
import type { Tx } from '../database/Database';
import { parentField } from '../entities/Entity';
import { createRow, deleteRows, type RowRules } from '../entities/writeRow';
import { rulesForPerson } from '../people/people.service';
import { projectRules } from '../projects/projects.service';
import type { Ports } from '../server/Ports';
import { taskRules } from '../tasks/tasks.service';
import { byEmail, byName, type Recognition } from './Recognition';

/** How rows of a table become rows of a kind: as its form saves them, with what that checks, records and tells. */
export interface RowImporter extends Recognition {
  /** The field of the form by which a row is known again: within what it belongs to, if anything. */
  knownBy: string;
  /** The field of the form with what it belongs to; null where it belongs to nothing. */
  within: string | null;
  /** What is said of a second row of a file that is known as the same; null where there may be many. */
  twice: string | null;
  create: (tx: Tx, actor: SignedIn, form: object, ports: Ports) => Promise<unknown>;
  remove: (tx: Tx, actor: SignedIn, ids: readonly string[], ports: Ports) => ReturnType<typeof deleteRows>;
}

export const importedKinds: Record<ImportedKind, RowImporter> = {
  client: importerOf(clientRules, ClientCreate, 'name'),
  person: {
    ...importerOf(rulesForPerson(), NewPerson.safeExtend({ id: Id }), 'email'),
    ...byEmail,
    twice: peopleMessages.emailInUse,
  },
  project: importerOf(projectRules, ProjectCreate, 'name'),
  task: importerOf(taskRules, TaskCreate, 'title'),
};

function importerOf<Input extends { id: string }, Row extends LockedRow>(
  rules: RowRules<Input, Row>,
  Create: z.ZodType<Input>,
  knownBy: string,
): RowImporter {
  const { entity } = rules;
  const [parent] = parentsOf(entity.kind);
  const within = parent ? parentField(entity, parent) : null;
  return {
    ...byName(entity, knownBy, within),
    knownBy,
    within,
    twice: null,
    create: (tx, actor, form, ports) => createRow(tx, actor, rules, Create.parse(form), ports),
    remove: (tx, actor, ids, ports) => deleteRows(tx, actor, rules, ids, ports),
  };
}
