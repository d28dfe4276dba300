import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { FormGrid } from '../Form';
import { NumberField } from './NumberField';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Estimated hours', min: 0, step: 0.5, unit: 'h' },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <FormGrid columns={3}>
        <NumberField label="Empty" min={0} placeholder="0" />
        <NumberField label="Estimated hours" min={0} step={0.5} unit="h" defaultValue="12.5" />
        <NumberField
          label="Required"
          required
          hint="From 0 to 100"
          min={0}
          max={100}
          unit="%"
          defaultValue="64"
        />
        <NumberField label="Not a number" error="Please write a number, e.g. 12.5" defaultValue="12,5" />
        <NumberField label="Disabled" disabled unit="mm" defaultValue="1250" />
        <NumberField label="Read only" readOnly unit="mm" defaultValue="1250" />
      </FormGrid>
    </Sheet>
  ),
};
