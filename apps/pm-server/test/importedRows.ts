import type { ImportedKind } from '@linework/domain';
import { v7 } from 'uuid';

interface Named {
  clientId: string;
  projectId: string;
  personId: string;
}

/** A table with one new row of a kind, in a project or of a client that the body says, and somebody's. */
export function importedRows(kind: ImportedKind, { clientId, projectId, personId }: Named) {
  const of = {
    client: {
      text: `Company name,Email\n${v7()},post@nordlys.example`,
      columns: { name: 0, email: 1 },
      values: { phone: '+47 55 00 10 20' },
    },
    person: {
      text: `First name,Last name,Email,Role\nOla,Eriksen,${v7()}@haldenroy.example,Designer`,
      columns: { firstName: 0, lastName: 1, email: 2, jobRole: 3 },
      values: { department: 'Design', startDate: '2026-02-01' },
    },
    project: {
      text: `Project name,Client,Start date,End date\n${v7()},Somebody,2026-01-10,2026-06-30`,
      columns: { name: 0, clientId: 1, startDate: 2, endDate: 3 },
      values: { budgetMinor: '125 000.00' },
      names: [{ of: 'client', from: 'somebody', to: clientId }],
    },
    task: {
      text: `Task title,Project,Assignee,Due date\n${v7()},Job,Me,2026-03-01`,
      columns: { title: 0, projectId: 1, assigneeId: 2, dueDate: 3 },
      values: { estimatedHours: '7.5' },
      names: [
        { of: 'project', from: ' / job', to: projectId },
        { of: 'person', from: 'me', to: personId },
      ],
    },
  };
  return of[kind];
}
