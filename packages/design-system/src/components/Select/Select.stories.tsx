import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { FormGrid } from '../Form';
import { Select, type SelectOption } from './Select';

const statuses: SelectOption[] = [
  { value: 'Planning', label: 'Planning' },
  { value: 'In Progress', label: 'In Progress' },
  { value: 'Review', label: 'Review' },
  { value: 'Completed', label: 'Completed' },
  { value: 'On Hold', label: 'On Hold', disabled: true },
];

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Status', options: statuses },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <FormGrid columns={3}>
        <Select label="Empty" options={statuses} placeholder="Choose a status" />
        <Select label="Chosen" options={statuses} defaultValue="In Progress" />
        <Select label="Required" required hint="Shown on every list" options={statuses} />
        <Select label="Wrong" required error="Status is required" options={statuses} />
        <Select label="Disabled" disabled options={statuses} defaultValue="Review" />
        <Select label="Read only" readOnly options={statuses} defaultValue="Completed" />
        <Select label="All" options={[{ value: '', label: 'All statuses' }, ...statuses]} value="" />
        <Select
          label="Long"
          options={[
            { value: 'long', label: 'Rechtsschutzversicherungsgesellschaften Kraftfahrzeughaftpflicht' },
          ]}
          value="long"
        />
      </FormGrid>
    </Sheet>
  ),
};
