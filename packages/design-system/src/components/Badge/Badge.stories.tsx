import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Badge } from './Badge';
import { PriorityBadge } from './PriorityBadge';
import { StatusBadge } from './StatusBadge';

const meta = { title: 'Components/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger', 'review'] as const;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="badge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Sheet.Row>
      <Sheet.Row label="status">
        {tones.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {tone}
          </StatusBadge>
        ))}
      </Sheet.Row>
      <Sheet.Row label="priority">
        {(['High', 'Medium', 'Low'] as const).map((priority) => (
          <PriorityBadge key={priority} priority={priority} />
        ))}
        <PriorityBadge priority="High" iconOnly />
      </Sheet.Row>
      <Sheet.Row label="long">
        <div style={{ maxWidth: 180 }}>
          <StatusBadge>Donaudampfschifffahrtsgesellschaftskapitän</StatusBadge>
        </div>
      </Sheet.Row>
    </Sheet>
  ),
};
