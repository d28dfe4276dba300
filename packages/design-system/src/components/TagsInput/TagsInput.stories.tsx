import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { FormGrid } from '../Form';
import { TagsInput } from './TagsInput';

const meta = { title: 'Components/TagsInput', component: TagsInput, args: { label: 'Tags' } } satisfies Meta<
  typeof TagsInput
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <FormGrid columns={2}>
        <TagsInput label="Empty" placeholder="e.g. outage" />
        <TagsInput label="Some" defaultValue={['outage', 'crane']} hint="Enter adds one" />
        <TagsInput
          label="Many"
          defaultValue={[
            'outage',
            'crane',
            'hydraulics',
            'gate 1',
            'gate 2',
            'commissioning',
            'spare parts',
            'safety',
          ]}
        />
        <TagsInput label="Wrong" required error="Give it at least one tag" />
        <TagsInput label="Disabled" disabled defaultValue={['closed']} />
        <TagsInput label="Read only" readOnly defaultValue={['outage', 'crane']} />
        <TagsInput
          label="Long"
          defaultValue={[
            'Rechtsschutzversicherungsgesellschaften-Kraftfahrzeughaftpflichtversicherung-Donaudampf',
          ]}
        />
      </FormGrid>
    </Sheet>
  ),
};
