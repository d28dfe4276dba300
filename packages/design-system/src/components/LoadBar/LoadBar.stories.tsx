import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { LoadBar } from './LoadBar';

const meta = {
  title: 'Components/LoadBar',
  component: LoadBar,
  args: { label: 'Load of Ola Eriksen', value: 34, capacity: 30, max: 40, valueText: '34 of 30 hours' },
} satisfies Meta<typeof LoadBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      {[
        ['within', 14],
        ['full', 30],
        ['above', 36],
        ['nothing', 0],
      ].map(([label, value]) => (
        <Sheet.Row key={label} label={String(label)}>
          <div style={{ width: 240 }}>
            <LoadBar
              label="Load of Ola Eriksen"
              value={Number(value)}
              capacity={30}
              max={40}
              valueText={`${value} of 30 hours`}
            />
          </div>
        </Sheet.Row>
      ))}
    </Sheet>
  ),
};
