import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Separator } from './Separator';

const meta = { title: 'Components/Separator', component: Separator } satisfies Meta<typeof Separator>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Separator />
      <div style={{ display: 'flex', gap: 12 }}>
        Before
        <Separator orientation="vertical" />
        After
      </div>
    </Sheet>
  ),
};
