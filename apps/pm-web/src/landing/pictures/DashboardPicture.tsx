import {
  Avatar,
  Card,
  Columns,
  List,
  ListRow,
  PriorityBadge,
  Progress,
  Stack,
  StatCard,
  StatRow,
  Text,
} from '@linework/design-system';
import type { Priority, ProjectStatus } from '@linework/domain';
import { ProjectStatusBadge } from '../../projects/ProjectStatusBadge';

/** The dashboard: four figures, projects and tasks. */
export function DashboardPicture() {
  return (
    <Stack gap={16}>
      <StatRow>
        {figures.map(({ label, value, change, trend }) => (
          <StatCard
            key={label}
            label={label}
            value={value}
            trend={trend}
            change={{ value: change, label: 'from last month' }}
          />
        ))}
      </StatRow>
      <Columns>
        <Card title="Recent Projects" flush>
          <List>
            {projects.map(({ name, client, status, done, of }) => (
              <ListRow
                key={name}
                title={name}
                meta={client}
                trailing={
                  <>
                    <ProjectStatusBadge status={status} />
                    <Progress value={(done / of) * 100} label="Progress" size="small" />
                    <Text mono tone="secondary">
                      {`${done}/${of}`}
                    </Text>
                  </>
                }
              />
            ))}
          </List>
        </Card>
        <Card title="Recent Tasks" flush>
          <List>
            {tasks.map(({ title, project, priority, due, person }) => (
              <ListRow
                key={title}
                title={title}
                meta={project}
                trailing={
                  <>
                    <PriorityBadge priority={priority} />
                    <Text mono tone="secondary">
                      {due}
                    </Text>
                    <Avatar name={person} size="small" decorative />
                  </>
                }
              />
            ))}
          </List>
        </Card>
      </Columns>
    </Stack>
  );
}

const figures = [
  { label: 'Active Clients', value: 12, change: 2, trend: [8, 9, 9, 10, 10, 12] },
  { label: 'Total Projects', value: 24, change: 3, trend: [17, 17, 19, 21, 21, 24] },
  { label: 'Active Tasks', value: 156, change: -8, trend: [171, 168, 172, 164, 164, 156] },
  { label: 'Team Members', value: 18, change: 1, trend: [15, 15, 16, 17, 17, 18] },
];

const projects: { name: string; client: string; status: ProjectStatus; done: number; of: number }[] = [
  { name: 'Spillway gate renewal', client: 'Bergstrand Hydro', status: 'In Progress', done: 31, of: 50 },
  { name: 'Ward C ventilation', client: 'St. Olaf Hospital', status: 'Review', done: 42, of: 46 },
  { name: 'Quay 4 fender design', client: 'Port of Halden', status: 'In Progress', done: 12, of: 32 },
  { name: 'Rail bridge inspection', client: 'Nordbane', status: 'Planning', done: 2, of: 24 },
  { name: 'Data hall cooling', client: 'Kelvin DC', status: 'Completed', done: 28, of: 28 },
];

const tasks: { title: string; project: string; priority: Priority; due: string; person: string }[] = [
  {
    title: 'Check hoist chain drawing',
    project: 'Spillway gate renewal',
    priority: 'High',
    due: 'Nov 20',
    person: 'Marta Lindqvist',
  },
  {
    title: 'Duct pressure loss, level 3',
    project: 'Ward C ventilation',
    priority: 'Medium',
    due: 'Nov 21',
    person: 'Jun Takeda',
  },
  {
    title: 'Fender load case LC-07',
    project: 'Quay 4 fender design',
    priority: 'High',
    due: 'Nov 23',
    person: 'Amir Bensaïd',
  },
  {
    title: 'Bearing photos to report',
    project: 'Rail bridge inspection',
    priority: 'Low',
    due: 'Nov 24',
    person: 'Petra Koller',
  },
  {
    title: 'Commissioning record',
    project: 'Data hall cooling',
    priority: 'Medium',
    due: 'Nov 25',
    person: 'Marta Lindqvist',
  },
];
