import type { ExportColumn } from '../exports/ExportColumn';
import { eachAsItself } from '../lists/eachAsItself';
import { defineList } from '../lists/ListDefinition';
import type { AuditRow } from './AuditRow';
import { AUDIT_ACTION_LABELS, AUDIT_ACTIONS } from './auditActions';

/** The audit log: newest first. */
export const auditList = defineList<AuditRow>()({
  resource: 'audit',
  searchIn: ['personName', 'subject', 'detail', 'device'],
  sorts: {
    at: { by: 'instant', field: 'at' },
    person: { by: 'text', field: 'personName' },
  },
  defaultSort: { sort: 'at', direction: 'desc' },
  filters: {
    action: { by: 'choice', field: 'action', choices: eachAsItself(AUDIT_ACTIONS) },
    user: { by: 'id', field: 'personId' },
    due: { by: 'date', field: 'day' },
  },
});

/** What an export of the log has. */
export const auditColumns: readonly ExportColumn<AuditRow>[] = [
  { header: 'When (UTC)', as: 'text', value: ({ at }) => at },
  { header: 'Who', as: 'text', value: ({ personName }) => personName },
  { header: 'What', as: 'text', value: ({ action }) => AUDIT_ACTION_LABELS[action] },
  { header: 'About', as: 'text', value: ({ subject }) => subject },
  { header: 'Details', as: 'text', value: ({ detail }) => detail },
  { header: 'From', as: 'text', value: ({ device }) => device },
  { header: 'Session', as: 'text', value: ({ sessionId }) => sessionId },
];
