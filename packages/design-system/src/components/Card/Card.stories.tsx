import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Badge } from '../Badge';
import { Link } from '../Link';
import { List, ListRow } from '../List';
import { Card } from './Card';

const meta = { title: 'Components/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Card>Only a sheet</Card>
      <Card title="Details" description="What everybody sees">
        With a title
      </Card>
      <Card flush title="Recent Projects" action={<Link href="#projects">View All</Link>} footer="2 projects">
        <List>
          <ListRow title="Spillway gate renewal" meta="Bergstrand Hydro" />
          <ListRow title="Ward C ventilation" meta="St. Olaf Hospital" />
        </List>
      </Card>
      <div style={{ width: 240, maxWidth: '100%' }}>
        <Card
          title="Wasserstraßen- und Schifffahrtsverwaltung des Bundes"
          description="Saara Niemi"
          action={<Badge tone="success">Active</Badge>}
        >
          The badge stays at the end of the first line
        </Card>
      </div>
    </Sheet>
  ),
};
