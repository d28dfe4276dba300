import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { FormGrid } from '../Form';
import { DateField } from './DateField';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Start date', defaultValue: '2026-12-01' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <FormGrid columns={3}>
        <DateField label="Empty" />
        <DateField label="ISO" defaultValue="2026-12-01" />
        <DateField label="Day first" format="DD/MM/YYYY" defaultValue="2026-12-01" />
        <DateField
          label="Month first"
          format="MM/DD/YYYY"
          defaultValue="2026-12-01"
          hint="As in the settings"
        />
        <DateField
          label="End date"
          required
          defaultValue="2026-11-15"
          error="End date must be after start date"
        />
        <DateField label="No such day" defaultValue="2025-02-30" error="There is no such day" />
        <DateField label="Disabled" disabled defaultValue="2026-12-01" />
        <DateField label="Read only" readOnly defaultValue="2026-12-01" />
      </FormGrid>
    </Sheet>
  ),
};
