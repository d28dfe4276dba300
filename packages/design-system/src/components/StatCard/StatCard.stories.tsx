import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { StatRow } from '../StatRow';
import { StatCard } from './StatCard';

const meta = {
  title: 'Components/StatCard',
  component: StatCard,
  args: { label: 'Active Clients', value: 12 },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <StatRow>
        <StatCard
          label="Active Clients"
          value={12}
          change={{ value: 2, label: 'from last month' }}
          trend={[7, 8, 8, 9, 10, 12]}
        />
        <StatCard
          label="Active Tasks"
          value={156}
          change={{ value: -8, label: 'from last month' }}
          trend={[170, 168, 172, 164, 164, 156]}
        />
        <StatCard
          label="Overdue"
          goodDirection="down"
          value={7}
          change={{ value: -3, label: 'from last month' }}
          trend={[12, 11, 9, 10, 10, 7]}
        />
        <StatCard
          label="Team Members"
          value={18}
          change={{ value: 0, label: 'from last month' }}
          trend={[18, 18, 18, 18]}
        />
      </StatRow>
      <StatRow>
        {(['neutral', 'success', 'info', 'danger'] as const).map((dot) => (
          <StatCard key={dot} compact dot={dot} label={dot} value={212} />
        ))}
      </StatRow>
      <div style={{ width: 150 }}>
        <StatCard label="Donaudampfschifffahrtsgesellschaftskapitän" value="€ 1 250 000" />
      </div>
    </Sheet>
  ),
};
