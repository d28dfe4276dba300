import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { FormGrid } from '../Form';
import { TextArea } from './TextArea';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Description' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <FormGrid columns={2}>
        <TextArea label="Empty" placeholder="What is to be done, and what is not" />
        <TextArea
          label="Filled"
          defaultValue="Replacement of two vertical-lift gates, hoists and local control at the Bergstrand dam. Outage window 12 January to 30 March; all lifts by the station crane."
        />
        <TextArea label="Wrong" rows={2} required error="Description is required" />
        <TextArea label="With a hint" rows={2} hint="Shown on the client's page" />
        <TextArea label="Disabled" rows={2} disabled defaultValue="Closed with the project" />
        <TextArea label="Read only" rows={2} readOnly defaultValue="Kept from the tender" />
      </FormGrid>
    </Sheet>
  ),
};
