import type { ExportColumn } from '../exports/ExportColumn';
import type { PersonRow } from './PersonRow';

/** What an export of people has (SRV-04). */
export const personColumns: readonly ExportColumn<PersonRow>[] = [
  { header: 'First name', as: 'text', value: ({ firstName }) => firstName },
  { header: 'Last name', as: 'text', value: ({ lastName }) => lastName },
  { header: 'Email', as: 'text', value: ({ email }) => email },
  { header: 'Phone', as: 'text', value: ({ phone }) => phone },
  { header: 'Role', as: 'text', value: ({ jobRole }) => jobRole },
  { header: 'Department', as: 'text', value: ({ department }) => department },
  { header: 'Company', as: 'text', value: ({ clientName }) => clientName },
  { header: 'Status', as: 'text', value: ({ status }) => status },
  { header: 'Access', as: 'text', value: ({ accessRole }) => accessRole },
  { header: 'Start date', as: 'date', value: ({ startDate }) => startDate },
  { header: 'Hours per week', as: 'number', value: ({ hoursPerWeek }) => hoursPerWeek },
  { header: 'Rate', as: 'money', needs: 'rate:read', value: ({ hourlyRateMinor }) => hourlyRateMinor },
  { header: 'Projects', as: 'number', value: ({ projectCount }) => projectCount },
  { header: 'Tasks', as: 'number', value: ({ taskCount }) => taskCount },
];
