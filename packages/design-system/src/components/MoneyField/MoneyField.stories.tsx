import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { FormGrid } from '../Form';
import { MoneyField } from './MoneyField';

const meta = {
  title: 'Components/MoneyField',
  component: MoneyField,
  args: { label: 'Budget', currencySymbol: '€', min: 0 },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <FormGrid columns={3}>
        <MoneyField label="Empty" placeholder="0.00" />
        <MoneyField label="Budget" currencySymbol="€" min={0} defaultValue="125000.50" />
        <MoneyField label="Canadian" currencySymbol="CA$" min={0} step={100} defaultValue="1800" />
        <MoneyField
          label="Wrong"
          required
          currencySymbol="£"
          error="Valid budget amount is required"
          defaultValue="12,5"
        />
        <MoneyField label="Disabled" disabled defaultValue="98000" />
        <MoneyField label="Read only" readOnly defaultValue="98000" hint="Set by the contract" />
      </FormGrid>
    </Sheet>
  ),
};
