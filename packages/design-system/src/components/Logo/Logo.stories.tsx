import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Logo } from './Logo';

const meta = { title: 'Components/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="small">
        <Logo />
      </Sheet.Row>
      <Sheet.Row label="large">
        <Logo size="large" />
      </Sheet.Row>
      <Sheet.Row label="mark">
        <Logo markOnly />
      </Sheet.Row>
    </Sheet>
  ),
};
