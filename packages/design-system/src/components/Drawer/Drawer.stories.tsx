import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Drawer } from './Drawer';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  // It covers the page that it is on: in the docs, one of its own.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: {
    title: 'Filters',
    description: 'Leave only what matters',
    trigger: <Button>Filters</Button>,
    footer: (
      <Button variant="solid" tone="accent">
        Show 12 tasks
      </Button>
    ),
    children: 'Status, priority, project',
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  args: { defaultOpen: true },
};
