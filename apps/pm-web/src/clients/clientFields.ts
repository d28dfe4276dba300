import type { FieldLabels } from '../forms/fieldLabels';
import type { TabFields } from '../forms/useFormTabs';

export type ClientTab = 'details' | 'projects';

/** Which fields are on which tab (CLI-06). */
export const clientTabFields: TabFields<ClientTab> = {
  details: [
    'name',
    'email',
    'phone',
    'website',
    'industry',
    'companySize',
    'status',
    'address',
    'primaryContact',
    'secondaryContact',
    'notes',
  ],
  projects: ['projects'],
};

/** What the fields are called where they stand alone: in the summary of errors and in a conflict. */
export const clientLabels: FieldLabels = {
  name: 'Company name',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  industry: 'Industry',
  companySize: 'Company size',
  status: 'Status',
  'address.street': 'Street',
  'address.city': 'City',
  'address.state': 'State',
  'address.zipCode': 'ZIP code',
  'address.country': 'Country',
  'primaryContact.name': 'Primary contact name',
  'primaryContact.email': 'Primary contact email',
  'primaryContact.phone': 'Primary contact phone',
  'primaryContact.title': 'Primary contact title',
  'secondaryContact.name': 'Secondary contact name',
  'secondaryContact.email': 'Secondary contact email',
  'secondaryContact.phone': 'Secondary contact phone',
  'secondaryContact.title': 'Secondary contact title',
  notes: 'Notes',
  projects: 'Projects',
  'projects.*': 'Project',
  'projects.*.name': 'Project name',
  'projects.*.status': 'Project status',
  'projects.*.startDate': 'Start date',
  'projects.*.endDate': 'End date',
  'projects.*.budgetMinor': 'Budget',
  'projects.*.description': 'Description',
};
