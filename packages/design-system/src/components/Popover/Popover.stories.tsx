import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button';
import { Popover } from './Popover';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  // It covers the page that it is on: in the docs, one of its own.
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: { label: 'Columns', trigger: <Button>Columns</Button>, children: 'Choose what to see' },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  args: { defaultOpen: true, align: 'start' },
};
