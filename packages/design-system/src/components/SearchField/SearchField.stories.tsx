import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { FormGrid } from '../Form';
import { SearchField } from './SearchField';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search clients', hideLabel: true, placeholder: 'Search clients...' },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <FormGrid columns={3}>
        <SearchField label="Search clients" hideLabel placeholder="Search clients..." />
        <SearchField label="Search projects" hideLabel defaultValue="Spillway" />
        <SearchField label="Search tasks" hideLabel placeholder="Search tasks..." disabled />
        <SearchField label="With its label" placeholder="Number or title" />
        <SearchField label="With a hint" hint="Title, number or author" defaultValue="A-101" />
        <SearchField label="Read only" readOnly defaultValue="Kept view" />
      </FormGrid>
    </Sheet>
  ),
};
