import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { StatCard } from '../StatCard';
import { StatRow } from './StatRow';

const meta = { title: 'Components/StatRow', component: StatRow } satisfies Meta<typeof StatRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <StatRow>
        <StatCard label="Active Clients" value={12} />
        <StatCard label="Total Projects" value={24} />
        <StatCard label="Active Tasks" value={156} />
        <StatCard label="Team Members" value={18} />
      </StatRow>
    </Sheet>
  ),
};
