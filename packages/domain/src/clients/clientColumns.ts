import type { ExportColumn } from '../exports/ExportColumn';
import type { ClientRow } from './ClientRow';

/** What an export of clients has (SRV-04). */
export const clientColumns: readonly ExportColumn<ClientRow>[] = [
  { header: 'Company name', as: 'text', value: ({ name }) => name },
  { header: 'Email', as: 'text', value: ({ email }) => email },
  { header: 'Phone', as: 'text', value: ({ phone }) => phone },
  { header: 'Website', as: 'text', value: ({ website }) => website },
  { header: 'Primary contact', as: 'text', value: ({ contactName }) => contactName },
  { header: 'Industry', as: 'text', value: ({ industry }) => industry },
  { header: 'Company size', as: 'text', value: ({ companySize }) => companySize },
  { header: 'Status', as: 'text', value: ({ status }) => status },
  { header: 'Projects', as: 'number', value: ({ projectCount }) => projectCount },
  { header: 'Tasks', as: 'number', value: ({ taskCount }) => taskCount },
];
