import { expect, test } from 'vitest';
import type { ProjectRow } from './ProjectRow';
import { projectColumns } from './projectColumns';

const row: ProjectRow = {
  id: '01930000-0000-7000-8000-000000000001',
  version: 1,
  name: 'Weir',
  description: 'Renewal of the weir',
  clientId: '01930000-0000-7000-8000-000000000002',
  clientName: 'North',
  status: 'In Progress',
  priority: 'High',
  startDate: '2026-11-02',
  endDate: '2027-04-15',
  progress: 67,
  taskCount: 3,
  completedTasks: 2,
  teamSize: 4,
  leadId: '01930000-0000-7000-8000-000000000003',
  leadName: 'Tess Berg',
  hours: 100 / 60,
  budgetMinor: 12_500_050,
  budgetUsedMinor: 8_000_000,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
};

test('SRV-04: a project is exported as its list shows it, its hours to four decimals', () => {
  expect(Object.fromEntries(projectColumns.map(({ header, value }) => [header, value(row)]))).toEqual({
    'Project name': 'Weir',
    Client: 'North',
    Description: 'Renewal of the weir',
    Status: 'In Progress',
    Priority: 'High',
    'Start date': '2026-11-02',
    'End date': '2027-04-15',
    Lead: 'Tess Berg',
    'Team size': 4,
    Tasks: 3,
    'Completed tasks': 2,
    'Progress %': 67,
    Hours: 1.6667,
    Budget: 12_500_050,
    'Budget used': 8_000_000,
  });
});
