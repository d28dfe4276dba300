import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Meter } from './Meter';

const meta = {
  title: 'Components/Meter',
  component: Meter,
  args: { label: 'Budget used', value: 64 },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="budget">
        <div style={{ width: 240 }}>
          <Meter
            label="Budget used"
            value={80000}
            max={125000}
            valueText="€ 80,000 of € 125,000"
            tone="warning"
          />
        </div>
      </Sheet.Row>
      <Sheet.Row label="full">
        <div style={{ width: 240 }}>
          <Meter label="Disk" value={50} max={50} tone="danger" />
        </div>
      </Sheet.Row>
    </Sheet>
  ),
};
