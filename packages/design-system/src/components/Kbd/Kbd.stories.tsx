import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Kbd } from './Kbd';

const meta = { title: 'Components/Kbd', component: Kbd } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="keys">
        <Kbd>Ctrl K</Kbd>
        <Kbd>Esc</Kbd>
      </Sheet.Row>
    </Sheet>
  ),
};
