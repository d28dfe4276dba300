import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { Sheet } from '../../stories/Sheet';
import { Button } from '../Button';
import { Chip } from '../Chip';
import { IconButton } from '../IconButton';
import { SearchField } from '../SearchField';
import { Select } from '../Select';
import { Tag } from '../Tag';
import { Toolbar } from './Toolbar';

const meta = { title: 'Components/Toolbar', component: Toolbar } satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Toolbar
        overflow={
          <>
            <Chip>Status: all</Chip>
            <Chip>Priority: all</Chip>
          </>
        }
        end={
          <>
            <Button>Complete</Button>
            <IconButton label="Delete" icon={<Trash2 />} variant="outline" tone="danger" />
          </>
        }
      >
        <SearchField label="Search tasks" hideLabel placeholder="Search tasks..." />
      </Toolbar>
      <Toolbar
        overflow={
          <Select
            label="Sort by"
            hideLabel
            options={[{ value: 'title', label: 'Sort: Title' }]}
            defaultValue="title"
          />
        }
      >
        <SearchField label="Search projects" hideLabel placeholder="Search projects..." />
        <Select
          label="Status"
          hideLabel
          options={[{ value: 'all', label: 'All statuses' }]}
          defaultValue="all"
        />
        <Select
          label="Priority"
          hideLabel
          options={[{ value: 'all', label: 'All priorities' }]}
          defaultValue="all"
        />
        <Tag onRemove={() => undefined}>Person: Marta Lindqvist</Tag>
      </Toolbar>
    </Sheet>
  ),
};
