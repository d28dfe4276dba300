import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Billable' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.Row label="at rest">
        <Checkbox label="Off" />
        <Checkbox label="On" defaultChecked />
        <Checkbox label="Some" checked="indeterminate" />
      </Sheet.Row>
      <Sheet.Row label="disabled">
        <Checkbox label="Off" disabled />
        <Checkbox label="On" disabled defaultChecked />
        <Checkbox label="Some" disabled checked="indeterminate" />
      </Sheet.Row>
      <Sheet.Row label="with words">
        <Checkbox
          label="Start with the sample data"
          hint="Twelve clients and their projects; gone with one click"
        />
        <Checkbox label="I have the client's consent" required error="Please confirm the consent" />
      </Sheet.Row>
      <Sheet.Row label="alone">
        <Checkbox aria-label="Select row 1" />
        <Checkbox aria-label="Select row 2" defaultChecked />
      </Sheet.Row>
    </Sheet>
  ),
};
