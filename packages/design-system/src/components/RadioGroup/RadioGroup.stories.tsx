import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../../stories/Sheet';
import { FormGrid } from '../Form';
import { RadioGroup, type RadioOption } from './RadioGroup';

const roles: RadioOption[] = [
  { value: 'manager', label: 'Manager', hint: 'Plans projects and sees their budgets' },
  { value: 'member', label: 'Member', hint: 'Sees the projects they are on' },
  { value: 'owner', label: 'Owner', hint: 'There is one already', disabled: true },
];

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: 'Access', options: roles, defaultValue: 'member' },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <FormGrid columns={3}>
        <RadioGroup label="Access" options={roles} defaultValue="member" />
        <RadioGroup label="Required" required options={roles} error="Access is required" />
        <RadioGroup label="Disabled" disabled options={roles} defaultValue="manager" />
        <RadioGroup
          label="In a row"
          orientation="horizontal"
          options={[
            { value: 'am', label: 'Morning' },
            { value: 'pm', label: 'Afternoon' },
          ]}
          defaultValue="am"
        />
      </FormGrid>
    </Sheet>
  ),
};
