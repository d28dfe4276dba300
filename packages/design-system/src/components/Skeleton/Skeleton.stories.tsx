import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Skeleton } from './Skeleton';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="line">
        <Skeleton width={180} />
      </Sheet.Row>
      <Sheet.Row label="lines">
        <div style={{ width: 280 }}>
          <Skeleton lines={3} />
        </div>
      </Sheet.Row>
      <Sheet.Row label="block">
        <Skeleton width={160} height={72} />
      </Sheet.Row>
    </Sheet>
  ),
};
