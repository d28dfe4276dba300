import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Sheet } from '../../stories/Sheet';
import { type Step, Stepper, type StepperProps } from './Stepper';

const steps: Step[] = [
  { id: 'file', label: 'File', detail: 'clients.csv' },
  { id: 'columns', label: 'Columns' },
  { id: 'check', label: 'Check', detail: 'Optional' },
  { id: 'import', label: 'Import' },
];

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: { steps, current: 'columns' },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

function Clicked(args: StepperProps) {
  const [current, setCurrent] = useState('columns');
  return <Stepper {...args} current={current} onStepSelect={setCurrent} />;
}

export const Clickable: Story = {
  render: (args) => <Clicked {...args} />,
};

const withError: Step[] = [
  { id: 'file', label: 'File', detail: 'clients.csv', state: 'error' },
  { id: 'columns', label: 'Columns' },
  { id: 'check', label: 'Check', detail: 'Optional' },
  { id: 'import', label: 'Donaudampfschifffahrtsgesellschaft', disabled: true },
];

/** Every state on one page: what the theme runs look at. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Stepper aria-label="Second of four" steps={steps} current="columns" />
      <Stepper
        aria-label="With an error, clickable"
        steps={withError}
        current="check"
        onStepSelect={() => undefined}
      />
      <div style={{ maxWidth: 280 }}>
        <Stepper aria-label="Narrow" steps={withError} current="check" onStepSelect={() => undefined} />
      </div>
      <div style={{ maxWidth: 280 }}>
        <Stepper aria-label="Vertical" orientation="vertical" steps={withError} current="check" />
      </div>
    </Sheet>
  ),
};
