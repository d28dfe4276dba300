import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { VisuallyHidden } from './VisuallyHidden';

const meta = { title: 'Components/VisuallyHidden', component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <span>
        Only this is seen<VisuallyHidden>, this is heard</VisuallyHidden>
      </span>
    </Sheet>
  ),
};
