import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderKanban, SquareCheck } from 'lucide-react';
import { useState } from 'react';
import { Sheet } from '../../stories/Sheet';
import { SearchBox, type SearchBoxProps } from './SearchBox';
import type { SearchGroup } from './useMarkedOption';

const found: SearchGroup[] = [
  {
    label: 'Projects',
    total: 7,
    options: [
      { id: 'p1', title: 'Spillway gate renewal', detail: 'Bergstrand Hydro', icon: <FolderKanban /> },
      { id: 'p2', title: 'Quay 4 fender design', detail: 'Port of Halden', icon: <FolderKanban /> },
    ],
  },
  {
    label: 'Tasks',
    options: [
      { id: 't1', title: 'Gate leaf weld inspection plan', detail: 'Ola Eriksen', icon: <SquareCheck /> },
    ],
  },
];

const meta = {
  title: 'Components/SearchBox',
  component: SearchBox,
  args: {
    label: 'Search',
    placeholder: 'Search projects, tasks, clients...',
    value: '',
    groups: found,
    onValueChange: () => undefined,
    onSelect: () => undefined,
  },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { render: (args) => <Typed {...args} /> };

export const States: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Sheet>
      <Sheet.Row label="empty">
        <SearchBox {...args} />
      </Sheet.Row>
      <Sheet.Row label="typed">
        <SearchBox {...args} value="gate" />
      </Sheet.Row>
    </Sheet>
  ),
};

function Typed(args: SearchBoxProps) {
  const [value, setValue] = useState('');
  return <SearchBox {...args} value={value} onValueChange={setValue} />;
}
