import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Pencil, Star, Trash2 } from 'lucide-react';
import { Sheet } from '../../stories/Sheet';
import { IconButton } from './IconButton';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Edit', icon: <Pencil /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="variants">
        <IconButton label="Edit" icon={<Pencil />} />
        <IconButton label="Notifications" icon={<Bell />} variant="outline" />
        <IconButton label="Delete" icon={<Trash2 />} tone="danger" variant="soft" />
        <IconButton label="Favourite" icon={<Star />} variant="solid" tone="accent" />
      </Sheet.Row>
      <Sheet.Row label="sizes">
        <IconButton label="Small" icon={<Pencil />} size="small" variant="outline" />
        <IconButton label="Medium" icon={<Pencil />} variant="outline" />
        <IconButton label="Large" icon={<Pencil />} size="large" variant="outline" />
      </Sheet.Row>
      <Sheet.Row label="states">
        <IconButton label="Pressed" icon={<Star />} pressed />
        <IconButton label="Not pressed" icon={<Star />} pressed={false} />
        <IconButton label="Disabled" icon={<Trash2 />} disabled />
        <IconButton label="Busy" icon={<Trash2 />} busy />
      </Sheet.Row>
    </Sheet>
  ),
};
